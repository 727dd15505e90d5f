import { catalogoCopy } from "../catalogo.copy.ts";
import type { Busqueda } from "./busqueda.ts";
import { foundCopy } from "./found.copy.ts";

type Props = { busqueda: Busqueda | null | undefined; q: string };

/** Marked when not everything was found as typed. */
export function SearchSaid({ busqueda, q }: Props) {
  const said = busqueda ? foundCopy.said(busqueda, q) : null;
  if (said === null) return catalogoCopy.searchedFor(q);
  return (
    <span
      className="block border-l-4 border-copper bg-copper-tint px-3 py-1 text-ink"
      data-busqueda={busqueda?.encontrado}
    >
      {said}
    </span>
  );
}
