import { type DataKind, dataKinds } from "#contract/values/rights/data-kinds.ts";
import { dataTableCopy as copy } from "./data-table.copy.ts";

const columns = Object.entries(copy.columns) as [keyof DataKind, string][];
const facts = columns.filter(([name]) => name !== "what");

/** Prints the table that the deleting job follows (docs/reglas.md 114). A sheet per kind of data where it is narrow. */
export function DataTable() {
  return (
    <table className="block max-w-none! text-left text-sm xl:table">
      <caption className="sr-only">{copy.caption}</caption>
      <thead className="sr-only xl:not-sr-only xl:table-header-group">
        <tr className="xl:table-row">
          {columns.map(([name, text]) => (
            <th
              key={name}
              scope="col"
              className="border-b border-hairline py-3 pr-5 align-bottom font-normal text-muted"
            >
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-4 md:grid-cols-2 xl:table-row-group">
        {Object.entries<DataKind>(dataKinds).map(([name, kind]) => (
          <KindRow key={name} kind={kind} />
        ))}
      </tbody>
    </table>
  );
}

function KindRow({ kind }: { kind: DataKind }) {
  const [title = "", ...rest] = kind.what.split(": ");
  return (
    <tr className="grid content-start gap-2 rounded-soft bg-card p-5 inset-ring inset-ring-hairline xl:table-row xl:bg-transparent xl:inset-ring-0">
      <th scope="row" className={cellClass("font-normal xl:w-1/4")}>
        <span className="block text-base font-semibold">{title}</span>
        {capital(rest.join(": "))}
      </th>
      {facts.map(([name, label]) => (
        <td key={name} className={cellClass("")}>
          <span className="block text-muted xl:hidden">{label}</span>
          {capital(kind[name])}
        </td>
      ))}
    </tr>
  );
}

function cellClass(more: string): string {
  return `wrap-break-word xl:border-b xl:border-hairline xl:py-4 xl:pr-5 xl:align-top ${more}`;
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase("es") + text.slice(1);
