import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { object, pipe, string, nonEmpty } from 'valibot';
import { expect, it, vi } from 'vitest';
import { AppError } from '../../model/errors.ts';
import { loggedOnce } from '../../testing/logs.ts';
import { Field } from '../../ui/forms/Field.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { useSchemaForm } from './useSchemaForm.ts';

const schema = object({ name: pipe(string(), nonEmpty('Name is required')) });

interface Props {
  prepare: () => Promise<boolean>;
  submit: () => Promise<void>;
}

function NameForm({ prepare, submit }: Props) {
  const form = useSchemaForm(schema, { name: 'Kite' }, submit);
  const { fieldProps, onSubmit, failure, busy } = form;
  return (
    <Form onSubmit={(event) => onSubmit(event, prepare)} failure={failure} busy={busy}>
      <Field label="Name" {...fieldProps('name')} />
      <button type="submit">Save</button>
    </Form>
  );
}

it('says why it could not prepare, submits nothing, and can be submitted again', async () => {
  const prepare = vi
    .fn<Props['prepare']>(async () => true)
    .mockRejectedValueOnce(new AppError('offline'));
  const submit = vi.fn<Props['submit']>().mockResolvedValue();
  render(<NameForm prepare={prepare} submit={submit} />);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
  expect(loggedOnce('error')).toContain('offline');
  expect(submit).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveValue('Kite');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('does not say why an earlier submit failed beside a field that is invalid now', async () => {
  const submit = vi.fn<Props['submit']>().mockRejectedValueOnce(new AppError('offline'));
  render(<NameForm prepare={async () => true} submit={submit} />);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
  expect(loggedOnce('error')).toContain('offline');
  await user.clear(screen.getByLabelText('Name'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByText('Name is required')).toBeVisible();
  expect(submit).toHaveBeenCalledOnce();
});

it('accepts no typing while a submit is running, and again when it has failed', async () => {
  const fails: ((error: AppError) => void)[] = [];
  const submit = vi.fn<Props['submit']>(() => new Promise((_, reject) => fails.push(reject)));
  render(<NameForm prepare={async () => true} submit={submit} />);
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByLabelText('Name'), 's{Enter}');
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  await user.type(screen.getByLabelText('Name'), ' and string');
  expect(screen.getByLabelText('Name')).toHaveValue('Kites');
  fails[0]?.(new AppError('offline'));
  await screen.findByRole('alert');
  expect(loggedOnce('error')).toContain('offline');
  await user.type(screen.getByLabelText('Name'), ' and string');
  expect(screen.getByLabelText('Name')).toHaveValue('Kites and string');
});
