import { useState } from 'react';
import { useAction } from '../../hooks/useAction.ts';
import { download } from '../../lib/files/download.ts';
import { loadWithRetry } from '../../lib/loading/loadWithRetry.ts';
import { daysUntil, formatDay } from '../../model/format.ts';
import { loadError } from '../../model/errors.ts';
import type { List } from '../../model/list.ts';
import { absoluteUrl, paths } from '../../model/paths.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { FormActions } from '../../ui/modals/ModalActions.tsx';

/** The offered days before the event. */
const DAYS_BEFORE = [
  [21, '3 weeks before'],
  [14, '2 weeks before'],
  [7, 'A week before'],
  [3, '3 days before'],
  [1, 'The day before'],
] as const;
const USUAL_DAYS_BEFORE = 7;

interface CalendarModalProps {
  list: Pick<List, 'id' | 'name' | 'eventDate'>;
  onClose: () => void;
}

/** Downloads the event date as a file for calendars, with a reminder and the list's link (F17). */
export default function CalendarModal({ list, onClose }: CalendarModalProps) {
  const daysLeft = daysUntil(list.eventDate);
  // A reminder in the past would come at once or never. From the day before the event on, none is left.
  const offered = DAYS_BEFORE.filter(([days]) => days < daysLeft);
  const [chosen, setChosen] = useState<number | null>(null);
  // Another member may change the date while the modal is open.
  const [daysBefore = null] =
    offered.find(([days]) => days === chosen) ??
    offered.find(([days]) => days <= USUAL_DAYS_BEFORE) ??
    [];
  const { run, busy, failure } = useAction(async () => {
    const { calendarFile, fileName } = await load();
    const { id: listId, name, eventDate: day } = list;
    const url = absoluteUrl(paths.publicList(listId));
    const now = new Date();
    const file = calendarFile({ listId, name, day, url, daysBefore }, now);
    download(file, fileName(name, 'ics', now), 'text/calendar');
    onClose();
  });
  return (
    <Modal
      title="Add to Calendar"
      size="small"
      busy={busy}
      asksBeforeClosing={false}
      onClose={onClose}
    >
      <Form
        failure={failure}
        busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        {list.eventDate ? (
          <p>
            {formatDay(list.eventDate)}, with a link to this list. Open the file with your calendar.
          </p>
        ) : (
          <p role="alert">This list has no date anymore.</p>
        )}
        {daysBefore !== null && (
          <Select
            label="Remind me"
            data-autofocus
            value={daysBefore}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {offered.map(([days, text]) => (
              <option key={days} value={days}>
                {text}
              </option>
            ))}
          </Select>
        )}
        <FormActions submit="Download" busy={busy} disabled={!list.eventDate} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

/** The calendar library, which only this dialog needs. */
async function load() {
  try {
    const [calendar, names] = await loadWithRetry(() =>
      Promise.all([
        import('../../model/files/calendarFile.ts'),
        import('../../model/files/exportFile.ts'),
      ]),
    );
    return { ...calendar, ...names };
  } catch (error) {
    throw loadError(error);
  }
}
