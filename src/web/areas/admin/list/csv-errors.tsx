import { adminCopy } from "../admin.copy.ts";

type CsvFault = { fila: number; sku?: string; columna: string; mensaje: string };

/** Faults of a file that somebody chose, by row. */
export function CsvErrors({ errores }: { errores: readonly CsvFault[] }) {
  const { label, fila, sku, columna, mensaje } = adminCopy.csvErrors;
  const hasSku = errores.some((error) => error.sku);
  return (
    <table aria-label={label} className="w-full text-left text-sm">
      <thead className="text-muted">
        <tr>
          {[fila, ...(hasSku ? [sku] : []), columna, mensaje].map((text) => (
            <th key={text} scope="col" className="py-2 pr-4 font-normal last:pr-0">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {errores.map((error) => (
          <tr
            key={`${error.fila} ${error.columna} ${error.mensaje}`}
            className="border-t border-hairline align-top"
          >
            <td className="py-2 pr-4 tabular-nums">{error.fila}</td>
            {hasSku && <td className="py-2 pr-4 wrap-anywhere">{error.sku}</td>}
            <td className="py-2 pr-4 wrap-anywhere">{error.columna}</td>
            <td className="py-2 wrap-anywhere">{error.mensaje}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
