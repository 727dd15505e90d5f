import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { direccionesCopy as copy } from "../direcciones.copy.ts";
import type { DireccionFormApi } from "./direccion-form-api.ts";

/** What the shopper calls the address, and a hint for whoever delivers. */
export function AliasFields({ form }: { form: DireccionFormApi }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        {...register("alias")}
        label={copy.alias}
        hint={copy.aliasHint}
        autoComplete="off"
        required
        error={errors.alias?.message}
      />
      <TextArea
        {...register("nota")}
        label={copy.nota}
        isOptional
        rows={2}
        error={errors.nota?.message}
      />
    </>
  );
}
