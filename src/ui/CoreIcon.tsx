import {
  ArrowUpRight,
  Check,
  CircleAlert,
  Gift,
  LoaderCircle,
  Lock,
  WifiOff,
  type IconNode,
} from 'lucide';
import { createElement } from 'react';

/** The few icons that a first screen may need; `Icon` has these and all others. */
export const coreIcons = {
  spinner: LoaderCircle,
  lock: Lock,
  check: Check,
  error: CircleAlert,
  external: ArrowUpRight,
  gift: Gift,
  offline: WifiOff,
} as const;

export type CoreIconName = keyof typeof coreIcons;

export interface SvgIconProps {
  /** One of the sizes in `styles/base.css`, in CSS pixels at the usual text size; the default is 20. */
  size?: number;
  className?: string | undefined;
}

/** One of the icons in the first chunk. */
export function CoreIcon({ name, ...rest }: SvgIconProps & { name: CoreIconName }) {
  return <SvgIcon of={coreIcons[name]} {...rest} />;
}

/**
 * An icon next to text or inside a labelled button; hidden from screen readers. Uses the shapes of
 * lucide without its React component, which would add a kilobyte for options that are not used.
 */
export function SvgIcon({ of: shape, size = 20, className }: SvgIconProps & { of: IconNode }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shape.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
