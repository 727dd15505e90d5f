import { useId } from "react";
import type { ImportAnswer } from "#contract/schemas/productos-import.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { CsvChange } from "../../list/csv-change.tsx";
import { CsvErrors } from "../../list/csv-errors.tsx";
import { importCopy as copy } from "./import.copy.ts";

const counts = ["filas", "nuevos", "cambiados", "iguales"] as const;

export function ImportResult({ result, isApplied }: { result: ImportAnswer; isApplied: boolean }) {
  const { errores, cambios, nuevos, cambiados } = result;
  const titleId = useId();
  return (
    <div className="grid gap-5">
      <Verdict result={result} isApplied={isApplied} />
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {counts.map((count) => (
          <div key={count} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{copy.counts[count]}</dt>
            <dd className="font-display text-xl font-bold tabular-nums">
              {result[count].toLocaleString("es-CL")}
            </dd>
          </div>
        ))}
      </dl>
      {errores.length > 0 && <CsvErrors errores={errores} />}
      {cambios.length > 0 && (
        <section aria-labelledby={titleId} className="grid gap-2">
          <h3 id={titleId} className="font-semibold">
            {copy.changes}
          </h3>
          <ul className="grid">
            {cambios.map(({ tipo, sku, nombre, campos }) => (
              <CsvChange
                key={sku}
                kind={copy.kinds[tipo]}
                name={nombre}
                sku={sku}
                campos={campos}
                isNew={tipo === "nuevo"}
                isCut
              />
            ))}
          </ul>
          {nuevos + cambiados > cambios.length && (
            <p className="text-sm text-muted">
              {copy.moreChanges(nuevos + cambiados - cambios.length)}
            </p>
          )}
        </section>
      )}
    </div>
  );
}

function Verdict({ result, isApplied }: { result: ImportAnswer; isApplied: boolean }) {
  const { errores, nuevos, cambiados } = result;
  if (errores.length > 0) return <Banner kind="error">{copy.faults(errores.length)}</Banner>;
  if (isApplied) {
    return (
      <Banner kind="success" title={copy.applied}>
        <p>{result.mensaje}</p>
      </Banner>
    );
  }
  const hasWork = nuevos + cambiados > 0;
  return <Banner kind="info">{hasWork ? copy.clean : copy.nothingToDo}</Banner>;
}
