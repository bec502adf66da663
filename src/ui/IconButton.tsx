import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'variant' | 'children'> {
  icon: IconName;
  /** The accessible name. */
  label: string;
}

/** A round button that shows only an icon. */
export function IconButton({ icon, label, ...button }: IconButtonProps) {
  return (
    <Button {...button} variant="icon" aria-label={label}>
      <Icon name={icon} />
    </Button>
  );
}
