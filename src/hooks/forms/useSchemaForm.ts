import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, useState, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { loggedError } from '../../model/errors.ts';
import { afterNextPaint } from '../../lib/scheduling.ts';
import { FORM_MESSAGES } from '../../model/forms/formMessages.ts';

/** What `useSchemaForm` returns. */
export interface SchemaForm<Input extends FieldValues, Output> extends UseFormReturn<
  Input,
  unknown,
  Output
> {
  /**
   * Registers a text field.
   * @returns the props of its `Field`, with the error of its value
   */
  fieldProps: <Name extends Path<Input>>(
    name: Name,
    options?: RegisterOptions<Input, Name>,
  ) => UseFormRegisterReturn<Name> & { error: string | undefined };
  /**
   * For `<form onSubmit>`: validates, focuses the first invalid field, submits once.
   * @param prepare runs before the validation; when it rejects or returns false, nothing is submitted
   */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>, prepare?: () => Promise<boolean>) => void;
  /** The error message of the last submit. */
  failure: string | null;
  /** A submit is running; for `<Form busy>`. */
  busy: boolean;
  /** The last submit succeeded. */
  done: boolean;
}

/**
 * A form with a schema of `model/forms`. Errors appear at the first submit and are updated while
 * typing from then on. `submit` receives the schema's output; when it rejects, the message of its
 * AppError becomes `failure`, and all typed input stays. So it is when `prepare` rejects.
 */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  schema: GenericSchema<Input, Output>,
  defaultValues: Input,
  submit: (output: Output, form: UseFormReturn<Input, unknown, Output>) => Promise<void>,
): SchemaForm<Input, Output> {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues: defaultValues as DefaultValues<Input>,
  });
  const isRunning = useRef(false);
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  const fail = (error: unknown) => setFailure(loggedError(error).message);
  const handle = form.handleSubmit(async (output) => {
    try {
      await submit(output, form);
    } catch (error) {
      fail(error);
    }
  });

  return {
    ...form,
    fieldProps: (name, options) => ({
      ...form.register(name, options),
      error: (errors[name] as FieldError | undefined)?.message,
    }),
    failure,
    busy: isSubmitting,
    done: isSubmitSuccessful && failure === null,
    onSubmit: (event, prepare) => {
      event.preventDefault();
      if (isRunning.current) return;
      const unreadable = halfTyped(event.currentTarget);
      if (unreadable) {
        const field = unreadable.name as Path<Input>;
        form.setError(field, { message: FORM_MESSAGES.halfTyped }, { shouldFocus: true });
        return;
      }
      // Validate and submit after the next paint, so that the pressed button is shown first.
      isRunning.current = true;
      void afterNextPaint()
        .then(() => prepare?.())
        .then((isReady = true) => {
          if (!isReady) return;
          setFailure(null);
          return handle();
        })
        .catch(fail)
        .finally(() => {
          isRunning.current = false;
        });
    },
  };
}

/** A date or number input with incomplete text: its value is '' for scripts. */
function halfTyped(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.querySelectorAll('input')].find(({ validity }) => validity.badInput);
}
