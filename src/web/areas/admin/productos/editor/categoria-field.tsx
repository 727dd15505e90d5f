import { Select } from "#web/ui/fields/select.tsx";
import { useCategorias } from "../../categorias/categorias-data.ts";
import { productoFormCopy as copy } from "../productos.copy.ts";
import type { ProductoFormApi } from "./use-producto-form.ts";

/** Offers an inactive categoria only where it is already chosen. */
export function CategoriaField({
  form: { register, watch, formState },
  isSaving,
}: {
  form: ProductoFormApi;
  isSaving: boolean;
}) {
  const { rows, status } = useCategorias();
  const chosen = watch("categoria_id");
  const offered = rows.filter(({ id, activo }) => activo || String(id) === chosen);
  // A select cannot be read-only: the other options are disabled.
  const isClosed = (value: string) => isSaving && value !== chosen;
  const isKnown = offered.some(({ id }) => String(id) === chosen);
  return (
    <Select
      {...register("categoria_id")}
      // Remounted when the list arrives: a select drops a value without an option.
      key={status}
      label={copy.labels.categoria_id}
      error={formState.errors.categoria_id?.message}
      required
    >
      <option value="" disabled={isClosed("")}>
        {copy.chooseCategoria}
      </option>
      {chosen !== "" && !isKnown && <option value={chosen}>{copy.currentCategoria}</option>}
      {offered.map(({ id, nombre, activo }) => (
        <option key={id} value={id} disabled={isClosed(String(id))}>
          {activo ? nombre : copy.categoriaInactive(nombre)}
        </option>
      ))}
    </Select>
  );
}
