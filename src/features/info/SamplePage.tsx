import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { ItemCard } from '../../components/items/ItemCard.tsx';
import { ItemSection, type RenderItem } from '../../components/items/ItemSection.tsx';
import { useHydrated } from '../../lib/useHydrated.ts';
import { MESSAGES } from '../../model/messages.ts';
import { itemNameId, paths } from '../../model/paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { useToast } from '../../ui/toasts/Toast.tsx';
import { SAMPLE_LIST, SAMPLE_PURCHASED } from './sampleList.ts';
import styles from './SamplePage.module.css';

/** Number of cards above the fold, whose pictures are not loaded lazily. */
const FIRST_ROW = 3;

/**
 * A sample of a public list, made of static data: it needs no account and no network. Items can be
 * marked, which lasts until the page is left.
 */
export default function SamplePage() {
  const [purchased, setPurchased] = useState<ReadonlySet<string>>(() => new Set(SAMPLE_PURCHASED));
  const showToast = useToast();
  const isHydrated = useHydrated();
  /** The sample's shops do not exist. */
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || !event.target.closest('a[target]')) return;
    event.preventDefault();
    showToast('On a real list, this opens the shop in a new tab.');
  };
  const toggle = (id: string) =>
    setPurchased((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const renderItem: RenderItem = (item, index) => (
    <ItemCard
      key={item.id}
      item={item}
      purchased={purchased.has(item.id)}
      badge={purchased.has(item.id) ? 'Purchased' : undefined}
      eager={index < FIRST_ROW}
      actions={
        <Button
          variant="secondary"
          className={styles.mark}
          aria-describedby={itemNameId(item.id)}
          disabled={!isHydrated}
          onClick={() => toggle(item.id)}
        >
          {purchased.has(item.id) ? 'Unmark as Purchased' : 'Mark as Purchased'}
        </Button>
      }
    />
  );

  return (
    <Page title="Sample">
      <div className={styles.about}>
        <p>This is a sample. Mark a gift and see what happens: it stays on your screen.</p>
        <Link to={paths.signup()} className={buttonClass('primary')}>
          Create your own list
        </Link>
      </div>
      <h1>{SAMPLE_LIST.name}</h1>
      <p className={styles.description}>{SAMPLE_LIST.description}</p>
      <p className={styles.hint}>{MESSAGES.howToMark}</p>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are operated */}
      <div onClick={onClick}>
        {SAMPLE_LIST.sections.map(({ name, items }, index) => (
          <ItemSection
            key={name}
            uid={name}
            title={`${name}'s Wish List`}
            count={items.length}
            visibleItems={items}
            firstIndex={index * FIRST_ROW}
            renderItem={renderItem}
          />
        ))}
      </div>
    </Page>
  );
}
