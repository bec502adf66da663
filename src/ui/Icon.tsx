import {
  ArrowDown,
  ArrowUpRight,
  Check,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Copy,
  Eye,
  EyeOff,
  Gift,
  ImageOff,
  LoaderCircle,
  Lock,
  LogOut,
  Pencil,
  Plus,
  RefreshCw,
  Trash2,
  UserPlus,
  Users,
  WifiOff,
  X,
} from 'lucide-react';

/** The specification's seven first (§2 Shared UI), then ours. */
const icons = {
  edit: Pencil,
  delete: Trash2,
  invite: UserPlus,
  spinner: LoaderCircle,
  eye: Eye,
  lock: Lock,
  chevronRight: ChevronRight,
  eyeOff: EyeOff,
  add: Plus,
  close: X,
  check: Check,
  success: CircleCheck,
  error: CircleAlert,
  copy: Copy,
  external: ArrowUpRight,
  down: ArrowDown,
  gift: Gift,
  leave: LogOut,
  members: Users,
  noPicture: ImageOff,
  offline: WifiOff,
  retry: RefreshCw,
} as const;

export type IconName = keyof typeof icons;

interface IconProps {
  name: IconName;
  /** CSS pixels; 20 unless told. */
  size?: number;
  className?: string | undefined;
}

/** A drawing beside words or inside a labelled button; hidden from screen readers. */
export function Icon({ name, size = 20, className }: IconProps) {
  const Drawing = icons[name];
  return (
    <Drawing
      size={size}
      strokeWidth={1.9}
      aria-hidden="true"
      focusable="false"
      {...(className && { className })}
    />
  );
}
