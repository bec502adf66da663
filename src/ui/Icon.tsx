import {
  ArrowDown,
  ArrowUp,
  ArrowUpToLine,
  ChevronDown,
  ChevronRight,
  CircleCheck,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  GripVertical,
  LogOut,
  Pencil,
  Plus,
  Printer,
  RefreshCw,
  Share2,
  SlidersHorizontal,
  Smartphone,
  Trash2,
  UserPlus,
  Users,
  X,
} from 'lucide';
import { SvgIcon, coreIcons, type SvgIconProps } from './CoreIcon.tsx';

/** The seven icons of the specification (§2 Shared UI; some are in `coreIcons`), and further ones. */
const icons = {
  ...coreIcons,
  edit: Pencil,
  delete: Trash2,
  invite: UserPlus,
  eye: Eye,
  chevronRight: ChevronRight,
  eyeOff: EyeOff,
  expand: ChevronDown,
  filter: SlidersHorizontal,
  add: Plus,
  close: X,
  success: CircleCheck,
  copy: Copy,
  down: ArrowDown,
  up: ArrowUp,
  more: Ellipsis,
  leave: LogOut,
  members: Users,
  share: Share2,
  drag: GripVertical,
  toTop: ArrowUpToLine,
  renew: RefreshCw,
  print: Printer,
  phone: Smartphone,
} as const;

export type IconName = keyof typeof icons;

/** Any of the icons, by name. */
export function Icon({ name, ...rest }: SvgIconProps & { name: IconName }) {
  return <SvgIcon of={icons[name]} {...rest} />;
}
