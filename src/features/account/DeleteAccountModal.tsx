import { pluralize } from '../../model/format.ts';
import { useId, useState } from 'react';
import { Form } from '../../ui/forms/Form.tsx';
import { toAppError } from '../../model/errors.ts';
import { useUser } from '../../hooks/useAuth.tsx';
import { deleteAccount } from '../../hooks/commands/accountCommands.ts';
import { useDeletionPlan } from './useDeletionPlan.ts';
import { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import {
  CONFIRMATION,
  accountDeletionSchema,
  type DeletionPlan,
} from '../../model/account/accountDeletion.ts';
import { ACCOUNT_DELETION_MESSAGES } from '../../model/account/accountDeletionMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Radio, RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { FormActions, ModalActions } from '../../ui/modals/ModalActions.tsx';
import { useModalBusy } from '../../ui/modals/modalContext.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useToast } from '../../ui/toasts/Toast.tsx';
import styles from '../../components/modals/modals.module.css';

/**
 * F6: shows what will happen to each list and requires the password and a typed word. The deletion
 * then runs list by list. When it fails, it shows where, and the same button continues from there.
 */
export default function DeleteAccountModal({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const [state, reload] = useDeletionPlan(user);
  return (
    <Modal title="Delete Account" asksBeforeClosing={false} onClose={onClose}>
      {state.status === 'loading' && <Spinner label="Looking at your lists" />}
      {state.status === 'error' && (
        <div className="stack">
          <Notice tone="error">{state.error.message}</Notice>
          <ModalActions>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button onClick={reload}>Try again</Button>
          </ModalActions>
        </div>
      )}
      {state.status === 'ready' && (
        <DeleteAccountForm deletionPlan={state.deletionPlan} onReload={reload} onClose={onClose} />
      )}
    </Modal>
  );
}

interface DeleteAccountFormProps {
  deletionPlan: DeletionPlan;
  /** Loads the deletion plan again. */
  onReload: () => void;
  onClose: () => void;
}

function DeleteAccountForm({ deletionPlan, onReload, onClose }: DeleteAccountFormProps) {
  const user = useUser();
  const showToast = useToast();
  const [step, setStep] = useState<{ done: number; of: number; list: string } | null>(null);
  const form = useSchemaForm(
    accountDeletionSchema(user.provider),
    { password: '', word: '', items: 'take' },
    async ({ password, items }, { setError }) => {
      try {
        await deleteAccount(user, {
          password,
          shown: deletionPlan,
          takeItems: items === 'take',
          onStep: setStep,
        });
        showToast(ACCOUNT_DELETION_MESSAGES.deleted);
      } catch (error) {
        const failure = toAppError(error);
        setStep(null);
        // Load the plan again, so that lists that were deleted already are no longer in it.
        onReload();
        if (failure.code !== 'auth') throw failure;
        setError('password', { message: failure.message }, { shouldFocus: true });
      }
    },
  );
  const { watch, setValue, fieldProps, onSubmit, failure, busy } = form;
  useModalBusy(busy);
  return (
    <Form onSubmit={onSubmit} failure={failure} busy={busy} label="Delete Account">
      <p>
        This cannot be undone. Export anything you want to keep from its list first: your profile
        and sign-in are removed, and this device forgets you.
      </p>
      <Owned deletionPlan={deletionPlan} />
      <Joined
        deletionPlan={deletionPlan}
        choice={watch('items')}
        onChoose={(items) => setValue('items', items)}
      />
      {user.provider === 'email' && (
        <Field
          label="Your password"
          type="password"
          autoComplete="current-password"
          {...fieldProps('password')}
        />
      )}
      {user.provider === 'google' && (
        <p>You sign in with Google, which will ask you to confirm it's you.</p>
      )}
      <Field
        label={`Type ${CONFIRMATION} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...fieldProps('word')}
      />
      <FormActions
        submit="Delete Account"
        variant="danger"
        busy={busy}
        status={busy && step ? `${step.done + 1} of ${step.of}: ${step.list}…` : undefined}
        startsOnCancel
        onCancel={onClose}
      />
    </Form>
  );
}

function Owned({ deletionPlan: { owned } }: { deletionPlan: DeletionPlan }) {
  const titleId = useId();
  if (owned.length === 0) return null;
  const isShared = owned.some(({ members }) => members > 1);
  return (
    <section aria-labelledby={titleId} className="stack">
      <h3 id={titleId} className={styles.subtitle}>
        Deleted for everybody
      </h3>
      <ul className={styles.names}>
        {owned.map(({ id, name, members, items }) => (
          <li key={id}>
            <strong>{name}</strong>, {pluralize(members, 'member')}, {pluralize(items, 'item')}
          </li>
        ))}
      </ul>
      {isShared && (
        <p className="hint">
          To let others keep a list, hand it over first, under Members in its More actions menu.
        </p>
      )}
    </section>
  );
}

interface JoinedProps {
  deletionPlan: DeletionPlan;
  choice: string;
  onChoose: (choice: string) => void;
}

function Joined({ deletionPlan: { joined }, choice, onChoose }: JoinedProps) {
  const titleId = useId();
  if (joined.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="stack">
      <h3 id={titleId} className={styles.subtitle}>
        Lists you leave
      </h3>
      <ul className={styles.names}>
        {joined.map(({ id, name, ownItems }) => (
          <li key={id}>
            <strong>{name}</strong>
            {ownItems > 0 && `, with ${pluralize(ownItems, 'item')} of yours`}
          </li>
        ))}
      </ul>
      {joined.some(({ ownItems }) => ownItems > 0) && (
        <RadioGroup legend="What about the items you added there?">
          <Radio name="items" checked={choice === 'take'} onChange={() => onChoose('take')}>
            Delete them, too
          </Radio>
          <Radio name="items" checked={choice === 'leave'} onChange={() => onChoose('leave')}>
            Leave them on the lists, without my name
          </Radio>
        </RadioGroup>
      )}
    </section>
  );
}
