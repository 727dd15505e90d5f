import type { DefaultValues, FieldPath, FieldValues } from "react-hook-form";
import { type ApiFormOptions, useApiForm } from "#web/forms/use-api-form.ts";
import { useRecoveredTexts, useSaveTexts } from "./use-draft.ts";

type Options<Input extends FieldValues, Output, Answer> = Omit<
  ApiFormOptions<Input, Output, Answer>,
  "defaultValues"
> & {
  /** A name such as `direccion:7`. */
  draft: string;
  /** The texts without a draft. Drafts hold these fields only. */
  saved: { [K in FieldPath<Input>]?: string };
};

/** `useApiForm` for a form whose texts survive the end of the session. */
export function useDraftForm<Input extends FieldValues, Output, Answer>({
  draft,
  saved,
  ...options
}: Options<Input, Output, Answer>) {
  const texts = saved as Record<string, string>;
  const recovered = useRecoveredTexts(draft, texts);
  const defaultValues = recovered.texts as DefaultValues<Input>;
  const apiForm = useApiForm({ ...options, defaultValues });
  const { form } = apiForm;
  const values = form.watch();
  const typed = Object.fromEntries(Object.keys(texts).map((name) => [name, values[name] ?? ""]));
  const isChanged = useSaveTexts(draft, { typed, saved: texts });

  /** The focus moves first, because the pressed button disappears. */
  function discard(): void {
    const [first] = options.fields;
    if (first) form.setFocus(first);
    recovered.discard();
    form.reset(texts as DefaultValues<Input>);
  }

  return { ...apiForm, isRecovered: recovered.isRecovered, isChanged, discard };
}
