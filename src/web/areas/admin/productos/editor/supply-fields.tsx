import { suministros } from "#contract/values/producto/suministro.ts";
import { Select } from "#web/ui/fields/select.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { productoFormCopy as copy } from "../productos.copy.ts";
import type { ProductoFormApi } from "./use-producto-form.ts";

type Props = { form: ProductoFormApi; isSaving: boolean };

export function SuministroSelect({ form: { register, watch, formState }, isSaving }: Props) {
  const chosen = watch("suministro");
  return (
    <Select
      {...register("suministro")}
      label={copy.labels.suministro}
      error={formState.errors.suministro?.message}
    >
      {suministros.map((suministro) => (
        // A select cannot be read-only: the other options are disabled.
        <option key={suministro} value={suministro} disabled={isSaving && suministro !== chosen}>
          {copy.suministros[suministro]}
        </option>
      ))}
    </Select>
  );
}

/** The stock of a shelf, or how fast a unit is made. */
export function SupplyFields({ form, isSaving }: Props) {
  const isEncargo = form.watch("suministro") === "encargo";
  const fields = isEncargo ? (["plazo_dias", "por_semana"] as const) : (["stock"] as const);
  return fields.map((name) => (
    <TextField
      key={name}
      {...form.register(name)}
      readOnly={isSaving}
      label={copy.labels[name]}
      hint={hints[name]}
      error={form.formState.errors[name]?.message}
      inputMode="numeric"
      autoComplete="off"
      required={name !== "stock"}
    />
  ));
}

const hints = {
  stock: copy.stockHint,
  plazo_dias: copy.plazoHint,
  por_semana: copy.semanaHint,
};
