import { useState } from "react";
import { type DataKind, dataKinds } from "#contract/values/rights/data-kinds.ts";
import { ChevronDownIcon } from "#web/ui/art/icons.tsx";
import { cx } from "#web/ui/class-names.ts";
import { dataTableCopy as copy } from "./data-table.copy.ts";

const columns = Object.entries(copy.columns) as [keyof DataKind, string][];
const facts = columns.filter(([name]) => name !== "what");

const kinds = Object.entries<DataKind>(dataKinds);

/** Prints the table that the deleting job follows (docs/reglas.md 114). A sheet per kind of data where it is narrow. */
export function DataTable() {
  return (
    <>
      <p className="text-muted xl:hidden print:hidden noscript:hidden">
        {copy.summary(kinds.length)}
      </p>
      <Kinds />
    </>
  );
}

function Kinds() {
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
      <tbody className="grid gap-4 md:grid-cols-2 md:items-start xl:table-row-group">
        {kinds.map(([name, kind]) => (
          <KindRow key={name} kind={kind} />
        ))}
      </tbody>
    </table>
  );
}

/** Its facts fold where it is a sheet. A cell cannot stand in `details`; paper and pages without scripts show all. */
function KindRow({ kind }: { kind: DataKind }) {
  const [isOpen, setIsOpen] = useState(false);
  const [title = "", ...rest] = kind.what.split(": ");
  const fold = isOpen ? "" : "max-xl:hidden max-xl:print:block max-xl:noscript:block";
  return (
    <tr className="grid content-start gap-2 rounded-soft bg-card px-5 py-3 inset-ring inset-ring-hairline xl:table-row xl:bg-transparent xl:inset-ring-0">
      <th scope="row" className={cellClass("font-normal xl:w-1/4")}>
        <span className="hidden text-base font-semibold xl:block print:block noscript:block">
          {title}
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 w-full items-center justify-between gap-3 text-left text-base font-semibold xl:hidden print:hidden noscript:hidden"
        >
          <span>{title}</span>
          <ChevronDownIcon className={cx("size-5 shrink-0", isOpen && "rotate-180")} />
        </button>
        <span className={cx("block", fold)}>{capital(rest.join(": "))}</span>
      </th>
      {facts.map(([name, label]) => (
        <td key={name} className={cellClass(fold)}>
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
