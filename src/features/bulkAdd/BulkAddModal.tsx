import { pluralize } from '../../model/format.ts';
import { useState, type SyntheticEvent } from 'react';
import { Form } from '../../ui/forms/Form.tsx';
import { PersonOptions } from '../itemForm/exports.ts';
import { BulkAddRow } from './BulkAddRow.tsx';
import { useUser } from '../../hooks/useAuth.tsx';
import { useFocusWhenRemoved } from '../../lib/modals/useFocusWhenRemoved.ts';
import { useSchemaForm } from '../../hooks/forms/useSchemaForm.ts';
import { useBulkAdd } from './useBulkAdd.ts';
import {
  itemsAdded,
  itemsBeingAdded,
  itemsNotAdded,
  itemsQueued,
  linksLeftOut,
  pagesRead,
} from './messages.ts';
import { personOf, type List } from '../../model/list.ts';
import { MAX_LINKS } from '../../model/addresses/links.ts';
import { linksSchema } from './linksSchema.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { Modal } from '../../ui/modals/Modal.tsx';
import { CancelButton, ModalActions } from '../../ui/modals/ModalActions.tsx';
import { Progress } from '../../ui/modals/Progress.tsx';
import { useToast } from '../../ui/toasts/Toast.tsx';

interface BulkAddModalProps {
  list: Pick<List, 'id' | 'items' | 'people'>;
  /** The links that were pasted on the page; when empty, the modal asks for links. */
  links: readonly string[];
  onClose: () => void;
}

/** F4: adds several items at once. Asks for their links, then shows what was read from the shops. */
export default function BulkAddModal({ list, links, onClose }: BulkAddModalProps) {
  const [isTyped, setTyped] = useState(false);
  const items = useBulkAdd(list, useUser(), links.slice(0, MAX_LINKS));
  const onLinks = (typed: string[]) => {
    setTyped(true);
    items.start(typed);
  };
  return (
    <Modal
      title="Add Several Items"
      size="large"
      busy={items.busy}
      changed={isTyped && items.rows.some(({ state }) => state !== 'added')}
      onClose={onClose}
    >
      {items.rows.length === 0 ? (
        <LinksForm onLinks={onLinks} onClose={onClose} />
      ) : (
        <RowsForm
          {...items}
          people={list.people}
          leftOut={isTyped ? 0 : Math.max(0, links.length - MAX_LINKS)}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

interface LinksFormProps {
  onLinks: (links: string[]) => void;
  onClose: () => void;
}

function LinksForm({ onLinks, onClose }: LinksFormProps) {
  // The pressed button disappears with this form: the first of the items gets the focus.
  const part = useFocusWhenRemoved<HTMLDivElement>();
  const { fieldProps, onSubmit, busy } = useSchemaForm(
    linksSchema,
    { links: '' },
    async ({ links }) => onLinks(links),
  );
  return (
    <div ref={part}>
      <Form onSubmit={onSubmit} busy={busy}>
        <Field
          label="Links"
          multiline
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={'https://…\nhttps://…'}
          hint={`One per line, up to ${MAX_LINKS}, from any shop.`}
          {...fieldProps('links')}
        />
        <ModalActions>
          <CancelButton onClick={onClose}>Cancel</CancelButton>
          <Button type="submit">Read the Pages</Button>
        </ModalActions>
      </Form>
    </div>
  );
}

type RowsFormProps = ReturnType<typeof useBulkAdd> & {
  /** Names of the people without an account, by their ids. */
  people: List['people'];
  /** How many pasted links exceed the maximum. */
  leftOut: number;
  onClose: () => void;
};

function RowsForm({ people, leftOut, onClose, ...items }: RowsFormProps) {
  const { rows, remove, rename, choose, add, busy } = items;
  const showToast = useToast();
  const [whom, setWhom] = useState('');
  // A person who was removed meanwhile is nobody: the items are the user's own.
  const person = personOf({ people }, { for: whom });
  const [tried, setTried] = useState(false);
  const read = rows.filter(({ state }) => state !== 'waiting' && state !== 'reading');
  const unreadable = read.filter(({ product }) => !product).length;
  const done = rows.filter(({ state }) => state === 'added').length;
  const left = rows.filter((row) => row.chosen && row.state !== 'added').length;

  async function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (busy) return;
    const how = await add(person);
    setTried(true);
    if (how === null) return;
    onClose();
    showToast(how === 'sent' ? itemsAdded(done + left) : itemsQueued(done + left));
  }
  const failed = rows.filter(({ problem }) => problem !== null).length;
  return (
    <Form onSubmit={(event) => void onSubmit(event)} busy={busy}>
      <Progress
        label="Progress"
        max={busy ? done + left : rows.length}
        value={busy ? done : read.length}
      >
        <p role="status">
          {busy
            ? itemsBeingAdded(done, done + left)
            : tried && failed > 0
              ? itemsNotAdded(failed)
              : pagesRead(read.length, rows.length, unreadable)}
        </p>
        {leftOut > 0 && <p>{linksLeftOut(leftOut, MAX_LINKS)}</p>}
      </Progress>
      {Object.keys(people).length > 0 && (
        <Select label="For" value={person} onChange={({ target }) => setWhom(target.value)}>
          <PersonOptions people={people} />
        </Select>
      )}
      <ul role="list" className="stack">
        {rows.map((row, index) => (
          <BulkAddRow
            key={row.url}
            item={row}
            number={index + 1}
            busy={busy}
            onChoose={(chosen) => choose(row.url, chosen)}
            onRename={(name) => rename(row.url, name)}
            onRemove={() => remove(row.url)}
          />
        ))}
      </ul>
      <ModalActions>
        <CancelButton onClick={onClose}>{done > 0 ? 'Close' : 'Cancel'}</CancelButton>
        <Button type="submit" busy={busy} disabled={read.length < rows.length || left === 0}>
          Add {pluralize(left, 'Item')}
        </Button>
      </ModalActions>
    </Form>
  );
}
