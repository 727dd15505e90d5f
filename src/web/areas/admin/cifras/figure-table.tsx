import { useId } from "react";
import { Swatch } from "#web/ui/art/swatch.tsx";
import { cifrasCopy as copy } from "./cifras.copy.ts";

export type FigureRow = {
  key: string | number;
  name: string;
  /** Shown before the name. */
  color?: string;
  /** One for each column. */
  values: readonly string[];
  /** Drawn after each other. */
  bar: { good?: number; bad?: number };
};

type Props = {
  title: string;
  nameOf: string;
  columns: readonly string[];
  rows: readonly FigureRow[];
};

/** More of them are read in a file. */
const maxRows = 31;

const cell = "py-2 pl-3 text-right tabular-nums";

/** A plot whose bars stand in the rows of a table: the same figures for eyes and for a screen reader. */
export function FigureTable({ title, nameOf, columns, rows }: Props) {
  const titleId = useId();
  const most = Math.max(1, ...rows.map(({ bar }) => (bar.good ?? 0) + (bar.bad ?? 0)));
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-2"
    >
      <h2 id={titleId} className="text-lg">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="text-muted">{copy.empty}</p>
      ) : (
        // Scrolls on its own: in large letters the columns do not fit a phone.
        <div className="overflow-x-auto">
          <table aria-labelledby={titleId} className="w-full text-sm">
            <thead>
              <tr className="text-muted">
                <th scope="col" className="py-2 text-left font-normal">
                  {nameOf}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className={`${cell} font-normal`}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, maxRows).map(({ key, name, color, values, bar }) => (
                <tr key={key} className="border-t border-hairline align-top">
                  <th scope="row" className="py-2 text-left font-normal">
                    <span className="flex items-center gap-2">
                      {color !== undefined && <Swatch color={color} className="size-4" />}
                      <span className="wrap-anywhere">{name}</span>
                    </span>
                    <Bar {...bar} most={most} />
                  </th>
                  {columns.map((column, place) => (
                    <td key={column} className={cell}>
                      {values[place]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length > maxRows && (
        <p className="text-sm text-muted">{copy.more(rows.length - maxRows)}</p>
      )}
    </section>
  );
}

function Bar({ good = 0, bad = 0, most }: FigureRow["bar"] & { most: number }) {
  const [first, second] = [good, bad].map((count) => (count / most) * 100);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-1 block h-1.5 w-full"
    >
      <rect width={first} height={4} className="fill-accent" />
      <rect x={first} width={second} height={4} className="fill-danger" />
    </svg>
  );
}
