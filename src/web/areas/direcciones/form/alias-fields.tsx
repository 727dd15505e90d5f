import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { direccionesCopy as copy } from "../direcciones.copy.ts";
import type { DireccionForm } from "./use-direccion-form.ts";

export function AliasFields({ form: { field } }: { form: DireccionForm }) {
  return (
    <>
      <TextField
        {...field("alias")}
        label={copy.alias}
        hint={copy.aliasHint}
        autoComplete="off"
        required
      />
      <TextField
        {...field("recibe")}
        label={copy.recibe}
        hint={copy.recibeHint}
        autoComplete="shipping name"
        isOptional
      />
      <TextField
        {...field("telefono")}
        label={copy.telefono}
        hint={copy.telefonoHint}
        type="tel"
        autoComplete="shipping tel"
        isOptional
      />
      <TextArea {...field("nota")} label={copy.nota} isOptional rows={2} />
    </>
  );
}
