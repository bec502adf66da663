import type { ReactNode } from 'react';
import { useDisclosure } from '../../lib/modals/useDisclosure.ts';
import { eventHasPassed } from '../../model/marks/hiddenPurchases.ts';
import type { List } from '../../model/list.ts';
import styles from './CalendarDay.module.css';
import { CalendarModal } from './exports.ts';

interface CalendarDayProps {
  list: Pick<List, 'id' | 'name' | 'eventDate'>;
  /** The date. */
  children: ReactNode;
}

/** Makes the date of a list's event a button that adds it to a calendar, until it has passed. */
export default function CalendarDay({ list, children }: CalendarDayProps) {
  const [isOpen, show, close] = useDisclosure<true>();
  if (eventHasPassed(list)) return children;
  return (
    <>
      <button
        type="button"
        className={styles.day}
        title="Add to calendar"
        onClick={() => show(true)}
      >
        {children}
        <span className="visually-hidden">. Add to calendar</span>
      </button>
      {isOpen && <CalendarModal list={list} onClose={close} />}
    </>
  );
}
