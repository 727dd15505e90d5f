import { useId } from "react";
import type { Receta } from "#contract/schemas/recetas.ts";
import { formatMinutos } from "#contract/values/taller/minutos.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { RecetaDownload } from "../../taller/receta-download.tsx";
import { impresionCopy as copy } from "./impresion.copy.ts";

export function VersionList({ producto, versiones }: Pick<Receta, "producto" | "versiones">) {
  const titleId = useId();
  if (versiones.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid max-w-2xl gap-3">
      <h2 id={titleId} className="text-xl">
        {copy.versiones}
      </h2>
      <ol className="divide-y divide-hairline border-y border-hairline">
        {versiones.map(({ version, minutos, archivo, creada_en }, at) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 py-2">
            <p className="min-h-11 content-center">
              <span className="font-semibold">{copy.version(version)}</span>
              {at === 0 && ` (${copy.current})`}
              <span className="text-muted">
                {", "}
                {formatMinutos(minutos)}, {formatShortMoment(creada_en)}
              </span>
            </p>
            {archivo && (
              <RecetaDownload query={{ producto_id: producto.id, version }} archivo={archivo} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
