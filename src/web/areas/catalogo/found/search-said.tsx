import type { Busqueda } from "./busqueda.ts";
import { foundCopy } from "./found.copy.ts";

type Props = { busqueda: Busqueda | null | undefined; q: string };

/** Says what stands in the list when not everything was found as typed. */
export function SearchSaid({ busqueda, q }: Props) {
  const said = busqueda ? foundCopy.said(busqueda, q) : null;
  if (said === null) return null;
  return (
    <p
      className="mb-4 border-l-4 border-copper bg-copper-tint px-4 py-2 sm:mb-8 sm:py-3"
      data-busqueda={busqueda?.encontrado}
    >
      {said}
    </p>
  );
}
