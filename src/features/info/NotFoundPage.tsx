import { DeadEnd } from '../../components/DeadEnd.tsx';

/** Shown for every unknown address. */
export default function NotFoundPage() {
  return (
    <DeadEnd title="Page not found">
      This address leads nowhere. The link may be incomplete.
    </DeadEnd>
  );
}
