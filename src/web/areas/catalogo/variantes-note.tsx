import type { ListedFamilia } from "#contract/schemas/catalogo.ts";
import { Swatch } from "#web/ui/art/swatch.tsx";
import { catalogoCopy as copy } from "./catalogo.copy.ts";

/** More dots would fill two lines of a phone's card. */
const maxSwatches = 6;

export function VariantesNote({ familia: { total, colores } }: { familia: ListedFamilia }) {
  if (total < 2) return null;
  if (colores.length < 2)
    return <span className="text-sm text-muted">{copy.variantes(total)}</span>;
  const names = colores.map(({ nombre }) => nombre).join(", ");
  return (
    <span title={names} className="flex flex-wrap items-center gap-1 text-sm text-muted">
      <span className="sr-only">{copy.colores(names)}</span>
      {colores.slice(0, maxSwatches).map(({ nombre, color }) => (
        <Swatch key={nombre} color={color} className="size-4" />
      ))}
      {colores.length > maxSwatches && (
        <span aria-hidden="true">+{colores.length - maxSwatches}</span>
      )}
    </span>
  );
}
