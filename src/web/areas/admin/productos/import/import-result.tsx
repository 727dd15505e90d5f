import type { ImportAnswer } from "#contract/schemas/productos-admin.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
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
      {errores.length > 0 && (
        <table aria-label={copy.faultsLabel} className="w-full text-left text-sm">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="py-2 pr-4 font-normal">
                {copy.columns.fila}
              </th>
              <th scope="col" className="py-2 pr-4 font-normal">
                {copy.columns.columna}
              </th>
              <th scope="col" className="py-2 font-normal">
                {copy.columns.mensaje}
              </th>
            </tr>
          </thead>
          <tbody>
            {errores.map(({ fila, columna, mensaje }) => (
              <tr
                key={`${fila} ${columna} ${mensaje}`}
                className="border-t border-hairline align-top"
              >
                <td className="py-2 pr-4 tabular-nums">{fila}</td>
                <td className="py-2 pr-4">{columna}</td>
                <td className="py-2 wrap-anywhere">{mensaje}</td>
              </tr>
            ))}
          </tbody>
        </table>
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
