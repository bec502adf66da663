import { Form } from '../components/Form.tsx';
import { setEventDate } from '../hooks/listCommands.ts';
import { useSchemaForm } from '../hooks/useSchemaForm.ts';
import { eventDateSchema } from '../model/schemas.ts';
import { Field } from '../ui/Field.tsx';
import { FormActions, Modal } from '../ui/Modal.tsx';

interface EventDateModalProps {
  list: { id: string; eventDate: string };
  onClose: () => void;
}

/** Says when the occasion is (F1). */
export default function EventDateModal({ list, onClose }: EventDateModalProps) {
  const { register, formState, onSubmit, failure, busy } = useSchemaForm(
    eventDateSchema,
    { day: list.eventDate },
    async ({ day }) => {
      await setEventDate(list.id, day);
      onClose();
    },
  );
  return (
    <Modal title="Event Date" size="small" busy={busy} onClose={onClose}>
      <Form onSubmit={onSubmit} failure={failure}>
        <Field
          label="Day"
          type="date"
          hint="Until it is over, nobody learns what was bought for them. From the day after, you see who gave what. Leave it empty if there is no day."
          error={formState.errors.day?.message}
          {...register('day')}
        />
        <FormActions submit="Save" busy={busy} onCancel={onClose} />
      </Form>
    </Modal>
  );
}
