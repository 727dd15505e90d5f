import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { adminPeticionesCopy as copy } from "./peticiones.copy.ts";

/** Beside an address, while the person's data are blocked or their use was objected to. */
export function BloqueoMark({ email }: { email: string }) {
  const bloqueos = useOwn("listBloqueos", { freshMs: 60_000 });
  if (bloqueos.status !== "ready") return null;
  const of = bloqueos.data.filter((bloqueo) => bloqueo.email === email).map(({ tipo }) => tipo);
  if (of.length === 0) return null;
  const tipo = of.includes("bloqueo") ? "bloqueo" : "oposicion";
  return (
    <span className="inline-block justify-self-start rounded-thin bg-copper-tint px-2 py-0.5 text-sm font-medium text-ink">
      {copy.marks[tipo]}
    </span>
  );
}
