import { EventDay } from '../../components/EventDay.tsx';
import { useDisclosure } from '../../lib/useDisclosure.ts';
import { eventHasPassed, todayHere } from '../../model/hiddenPurchases.ts';
import type { List } from '../../model/list.ts';
import styles from './CalendarDay.module.css';
import { CalendarModal } from './exports.ts';

/** The date of a list's event; until it has passed, a button that adds it to a calendar. */
export default function CalendarDay({ list }: { list: Pick<List, 'id' | 'name' | 'eventDate'> }) {
  const [isOpen, show, close] = useDisclosure<true>();
  const day = <EventDay day={list.eventDate} />;
  if (eventHasPassed(list, todayHere())) return day;
  return (
    <>
      <button
        type="button"
        className={styles.day}
        title="Add to calendar"
        onClick={() => show(true)}
      >
        {day}
        <span className="visually-hidden">. Add to calendar</span>
      </button>
      {isOpen && <CalendarModal list={list} onClose={close} />}
    </>
  );
}
