import type { ImportAnswer } from "#contract/schemas/productos-admin.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { CsvErrors } from "../../list/csv-errors.tsx";
import { importCopy as copy } from "../productos.copy.ts";

const counts = ["filas", "nuevos", "cambiados", "iguales"] as const;

export function ImportResult({ result, isApplied }: { result: ImportAnswer; isApplied: boolean }) {
  const { errores } = result;
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
