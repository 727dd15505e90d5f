import { Select } from "#web/ui/fields/select.tsx";
import { useCategorias } from "../../categorias/categorias-data.ts";
import { productoFormCopy as copy } from "../productos.copy.ts";
import type { ProductoFormApi } from "./use-producto-form.ts";

/** The categorias to choose from; an inactive one only where it is chosen already. */
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
  // A select cannot be read-only: meanwhile nothing else can be chosen in it.
  const isClosed = (value: string) => isSaving && value !== chosen;
  const isKnown = offered.some(({ id }) => String(id) === chosen);
  return (
    <Select
      {...register("categoria_id")}
      // Drawn anew when the list arrives: a select forgets a value that it has no option for.
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
