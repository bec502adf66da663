import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, useState, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { toAppError } from '../../model/errors.ts';
import { afterNextPaint } from '../../lib/scheduling.ts';
import { FORM_MESSAGES } from '../../model/forms/formMessages.ts';

interface SchemaForm<Input extends FieldValues, Output> extends UseFormReturn<
  Input,
  unknown,
  Output
> {
  /** For `<form onSubmit>`: validates, focuses the first invalid field, submits once. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Why the last submit was refused; what was typed stays. */
  failure: string | null;
  /** A submit is under way. */
  busy: boolean;
  /** The last submit went through. */
  done: boolean;
}

/**
 * A form that follows a schema of `model/schemas`: errors appear at the first submit and follow the
 * typing from then on. `submit` gets the schema's output; the message of its AppError becomes
 * `failure`, beside the form, with everything typed kept.
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
  const isUnderWay = useRef(false);
  const { isSubmitting, isSubmitSuccessful } = form.formState;

  const handle = form.handleSubmit(async (output) => {
    setFailure(null);
    try {
      await submit(output, form);
    } catch (error) {
      const appError = toAppError(error);
      console.error('Refused:', appError.code, appError.cause ?? appError);
      setFailure(appError.message);
    }
  });

  return {
    ...form,
    failure,
    busy: isSubmitting,
    done: isSubmitSuccessful && failure === null,
    onSubmit: (event) => {
      event.preventDefault();
      if (isUnderWay.current) return;
      const unreadable = halfTyped(event.currentTarget);
      if (unreadable) {
        const field = unreadable.name as Path<Input>;
        form.setError(field, { message: FORM_MESSAGES.halfTyped }, { shouldFocus: true });
        return;
      }
      // The finger gets its answer in the next frame; what it asked for begins after that.
      isUnderWay.current = true;
      void afterNextPaint()
        .then(() => handle())
        .finally(() => {
          isUnderWay.current = false;
        });
    },
  };
}

/** A date or number that is begun but cannot be read: to scripts it looks like an empty field. */
function halfTyped(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.querySelectorAll('input')].find(({ validity }) => validity.badInput);
}
