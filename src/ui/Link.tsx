import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** An address in the app: path, query and hash. */
  to: string;
  /** Replaces the current history entry. */
  replace?: boolean;
}

/**
 * A link within the app. Uses the router's hooks instead of its `Link` component, which would add a
 * kilobyte of prefetching code to every first screen.
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
