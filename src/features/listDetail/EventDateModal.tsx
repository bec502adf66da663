import { useState } from 'react';
import { Form } from '../../ui/forms/Form.tsx';
import { setEventDate } from '../../hooks/commands/listCommands.ts';
import { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import { eventDateSchema } from '../../model/forms/schemas.ts';
import { eventHasPassed, eventToday } from '../../model/marks/hiddenPurchases.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { FormActions } from '../../ui/modals/ModalActions.tsx';
import { ConfirmModal } from '../../components/modals/ConfirmModal.tsx';

const ONLY_OWNER_REVEALS =
  'Only the owner can choose a date that has passed, because it shows everyone who bought what';

interface EventDateModalProps {
  list: { id: string; eventDate: string };
  /** Only the owner may set a past date, after a confirmation. */
  isOwner: boolean;
  onClose: () => void;
}

/** Sets the event date (F1). */
export default function EventDateModal({ list, isOwner, onClose }: EventDateModalProps) {
  /** The past date, which would reveal the purchases, while the owner is asked for confirmation. */
  const [pastDay, setPastDay] = useState<string | null>(null);
  const save = async (day: string) => {
    await setEventDate(list.id, day);
    onClose();
  };
  const { fieldProps, onSubmit, failure, busy, formState } = useSchemaForm(
    eventDateSchema,
    { day: list.eventDate },
    async ({ day }, { setError }) => {
      const today = eventToday();
      const isNewlyOver = day !== list.eventDate && eventHasPassed({ eventDate: day }, today);
      if (isNewlyOver && !isOwner) {
        setError('day', { message: ONLY_OWNER_REVEALS }, { shouldFocus: true });
      } else if (isNewlyOver && !eventHasPassed(list, today)) setPastDay(day);
      else await save(day);
    },
  );
  if (pastDay !== null) {
    return (
      <ConfirmModal
        title="Reveal who bought what?"
        confirm="Reveal"
        onClose={() => setPastDay(null)}
        command={() => save(pastDay)}
      >
        <p>This date has passed. Who bought what becomes visible to everyone now.</p>
      </ConfirmModal>
    );
  }
  return (
    <Modal
      title="Event Date"
      size="small"
      busy={busy}
      // The modal is a new one after the question, and begins with the changed day.
      changed={formState.isDirty}
      onClose={onClose}
    >
      <Form onSubmit={onSubmit} failure={failure} busy={busy}>
        <Field
          label="Day"
          type="date"
          hint="Gifts stay secret until the day after this date."
          {...fieldProps('day')}
        />
        <FormActions submit="Save" busy={busy} onCancel={onClose} />
      </Form>
    </Modal>
  );
}
