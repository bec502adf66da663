import {
  ArrowUpRight,
  Check,
  CircleAlert,
  Gift,
  LoaderCircle,
  Lock,
  WifiOff,
  type LucideIcon,
} from 'lucide-react';

/** The few drawings that a first screen may need; Icon has these and all others. */
export const signs = {
  spinner: LoaderCircle,
  lock: Lock,
  check: Check,
  error: CircleAlert,
  external: ArrowUpRight,
  gift: Gift,
  offline: WifiOff,
} as const;

export type SignName = keyof typeof signs;

export interface DrawingProps {
  /** CSS pixels; 20 unless told. */
  size?: number;
  className?: string | undefined;
}

/** One of the drawings that are there from the start. */
export function Sign({ name, ...rest }: DrawingProps & { name: SignName }) {
  return <Drawing of={signs[name]} {...rest} />;
}

/** A drawing beside words or inside a labelled button; hidden from screen readers. */
export function Drawing({ of: Shape, size = 20, className }: DrawingProps & { of: LucideIcon }) {
  return (
    <Shape
      size={size}
      strokeWidth={1.9}
      aria-hidden="true"
      focusable="false"
      {...(className && { className })}
    />
  );
}
