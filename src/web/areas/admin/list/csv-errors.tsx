import { adminCopy } from "../admin.copy.ts";

type Props = { errores: readonly { fila: number; columna: string; mensaje: string }[] };

/** Faults of a file that somebody chose, by line. */
export function CsvErrors({ errores }: Props) {
  const { label, fila, columna, mensaje } = adminCopy.csvErrors;
  return (
    <table aria-label={label} className="w-full text-left text-sm">
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-2 pr-4 font-normal">
            {fila}
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            {columna}
          </th>
          <th scope="col" className="py-2 font-normal">
            {mensaje}
          </th>
        </tr>
      </thead>
      <tbody>
        {errores.map((error) => (
          <tr
            key={`${error.fila} ${error.columna} ${error.mensaje}`}
            className="border-t border-hairline align-top"
          >
            <td className="py-2 pr-4 tabular-nums">{error.fila}</td>
            <td className="py-2 pr-4">{error.columna}</td>
            <td className="py-2 wrap-anywhere">{error.mensaje}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
