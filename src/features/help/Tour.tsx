import { FramedSection } from '../../components/FramedSection.tsx';
import { useSetting } from '../../hooks/useSetting.ts';
import { focusMain } from '../../lib/modals/focus.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Tour.module.css';

const STEPS = [
  ['Create a list', 'for a birthday, a new home, a whole family.'],
  ['Paste links', 'from any shop: name, price and picture fill themselves in.'],
  ['Share one link', 'with everyone who gives: they mark what they bought, and you are surprised.'],
] as const;

/** F9: explains in three lines how the product works, until it is dismissed on this device. */
export default function Tour() {
  const [tour, choose] = useSetting('tour');
  if (tour === 'dismissed') return null;
  return (
    <FramedSection title="How it works" className={styles.root} screenOnly>
      <ol role="list">
        {STEPS.map(([what, how]) => (
          <li key={what}>
            <span>
              <strong>{what}</strong> {how}
            </span>
          </li>
        ))}
      </ol>
      <Button
        variant="secondary"
        onClick={() => {
          choose('dismissed');
          // This button, which has the focus, is about to disappear.
          focusMain();
        }}
      >
        Got it
      </Button>
    </FramedSection>
  );
}
