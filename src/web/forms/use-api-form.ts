import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type * as z from "zod/mini";
import { type ApiFailure, readFailure } from "#contract/client.ts";
import { useFaults } from "./use-faults.ts";

type Sent<Answer> = { ok: true; data: Answer } | ApiFailure;

type Form<Input extends FieldValues, Output> = UseFormReturn<Input, unknown, Output>;

export type ApiFormOptions<Input extends FieldValues, Output, Answer> = {
  schema: z.ZodMiniType<Output, Input>;
  /** In reading order. Errors of other fields count for the whole call. */
  fields: readonly FieldPath<Input>[];
  defaultValues?: DefaultValues<Input>;
  send: (values: Output) => Promise<Sent<Answer>>;
  onDone?: (answer: Answer, context: { form: Form<Input, Output>; values: Output }) => void;
  /** For a failure that belongs to no field. */
  onFailure?: (failure: ApiFailure, values: Output) => void;
};

/** For the fields of `src/web/ui/fields`. */
export type FieldProps = UseFormRegisterReturn & { error: string | undefined };

/** Sends one call. The schema's errors and the server's appear at their fields. */
export function useApiForm<Input extends FieldValues, Output, Answer>(
  options: ApiFormOptions<Input, Output, Answer>,
) {
  const { schema, fields, defaultValues, send, onDone, onFailure } = options;
  const form: Form<Input, Output> = useForm({
    resolver: zodResolver(schema) as Resolver<Input, unknown, Output>,
    defaultValues,
    shouldFocusError: false,
  });
  const faults = useFaults(form, fields);
  const [sent, setSent] = useState<Sent<Answer> | null>(null);
  const { errors, isSubmitting } = form.formState;

  async function call(values: Output): Promise<void> {
    setSent(null);
    try {
      const result = await send(values);
      if (!result.ok && faults.takeServer(result)) return;
      setSent(result);
      if (result.ok) onDone?.(result.data, { form, values });
      else onFailure?.(result, values);
    } catch (error) {
      // The form says that it failed, and can be sent again.
      reportError(error);
      setSent(readFailure({ status: 0, body: null, headers: {} }));
    }
  }

  function field(name: FieldPath<Input>, rules?: RegisterOptions<Input>): FieldProps {
    const message = errors[name]?.message;
    return {
      ...form.register(name, rules),
      error: typeof message === "string" ? message : undefined,
    };
  }

  return {
    form,
    field,
    submit: form.handleSubmit(call, faults.onInvalid),
    summary: faults.summary,
    /** Answer of the last call; `failure` is null when a field was refused. */
    answer: sent?.ok ? sent.data : null,
    failure: sent?.ok === false ? sent : null,
    isSending: isSubmitting,
  };
}
