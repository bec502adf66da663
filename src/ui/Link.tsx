import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** An address in the app: path, query and hash. */
  to: string;
  /** Takes the place of this page in the history. */
  replace?: boolean;
}

/**
 * A link within the app. Made of the router's own parts for that: its ready-made link would bring
 * what prefetches pages on a server's word, a kilobyte before every first screen.
 */
export function Link({ to, replace, target, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const onClick = useLinkClickHandler(to, {
    ...(replace && { replace }),
    ...(target && { target }),
  });
  return (
    <a {...rest} href={href} target={target} onClick={onClick}>
      {children}
    </a>
  );
}
