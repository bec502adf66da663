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

/** The few drawings that a first screen may need; Icon has these and all others. */
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
  /** CSS pixels; 20 unless told. */
  size?: number;
  className?: string | undefined;
}

/** One of the drawings that are there from the start. */
export function CoreIcon({ name, ...rest }: SvgIconProps & { name: CoreIconName }) {
  return <SvgIcon of={coreIcons[name]} {...rest} />;
}

/**
 * A drawing beside words or inside a labelled button; hidden from screen readers. The library's
 * shapes without its component for React, which takes a kilobyte to find out what is always the same.
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
      {shape.map(([tag, attributes], place) => createElement(tag, { key: place, ...attributes }))}
    </svg>
  );
}
