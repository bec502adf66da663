import { useState } from 'react';
import { removePurchasers, unmarkPurchased } from '../../hooks/commands/markCommands.ts';
import { useAction } from '../../hooks/useAction.ts';
import { useFocusWhenRemoved } from '../../lib/modals/useFocusWhenRemoved.ts';
import type { Item } from '../../model/item.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { FormBusyContext } from '../../ui/forms/formContext.ts';
import { useModalBusy } from '../../ui/modals/modalContext.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from '../../components/giftRows.module.css';

/** The names on one item; all of them are removed, or those that are chosen. */
export function MarkedRow({ item }: { item: Item }) {
  // During the command the row stays as it was when the button was pressed.
  const [sent, setSent] = useState<Item | null>(null);
  const { id, listId, name: itemName, purchasedBy } = sent ?? item;
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const gone = chosen.filter((name) => purchasedBy.includes(name));
  const { run, busy, failure } = useAction(async () => {
    setSent(item);
    try {
      await (chosen.length > 0 ? removePurchasers(listId, id, gone) : unmarkPurchased(listId, id));
      setChosen([]);
    } finally {
      setSent(null);
    }
  });
  useModalBusy(busy);
  const row = useFocusWhenRemoved();
  const toggle = (name: string, isChosen: boolean) =>
    setChosen((now) => (isChosen ? [...now, name] : now.filter((other) => other !== name)));
  return (
    <li ref={row} className={styles.gift}>
      <div className={styles.text}>
        <p className={`clamped ${styles.name}`}>{itemName}</p>
        {isChoosing ? (
          <div role="group" aria-label={`Names on ${itemName}`}>
            <FormBusyContext value={busy}>
              {purchasedBy.map((name) => (
                <Checkbox
                  key={name}
                  checked={chosen.includes(name)}
                  onChange={({ target }) => toggle(name, target.checked)}
                >
                  {name}
                </Checkbox>
              ))}
            </FormBusyContext>
          </div>
        ) : (
          <p className="hint">{purchasedBy.join(', ')}</p>
        )}
        {failure && <Notice tone="error">{failure}</Notice>}
      </div>
      <div className="buttons">
        <Button
          variant="secondary"
          busy={busy}
          // Those chosen may be removed elsewhere: a press must not remove the others instead.
          disabled={chosen.length > 0 && gone.length === 0}
          onClick={run}
        >
          {chosen.length > 0 ? `Remove ${gone.length}` : removeAllLabel(purchasedBy.length)}
          <span className="visually-hidden"> from {itemName}</span>
        </Button>
        {purchasedBy.length > 1 && (
          <Button
            variant="ghost"
            aria-expanded={isChoosing}
            onClick={() => {
              setChoosing(!isChoosing);
              setChosen([]);
            }}
          >
            Choose<span className="visually-hidden"> names on {itemName}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function removeAllLabel(all: number): string {
  return all === 1 ? 'Remove' : `Remove all ${all}`;
}
