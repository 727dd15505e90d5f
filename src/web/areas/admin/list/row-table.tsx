import type { ReactNode } from "react";
import { cx } from "#web/ui/class-names.ts";

/**
 * `cards`: a table from `md`, else a card per row. `lines`: from `xl`, else dense lines. `dense`: lines of 48 px from `xl`
 * in columns of given widths, else short blocks whose cells say where they stand.
 */
type TableLayout = "cards" | "lines" | "dense";

type Column = {
  text: string;
  /** Figures and buttons. */
  isRight?: boolean;
  /** Only read out: the cells say what they are. */
  isUnseen?: boolean;
  className?: string;
};

type Props = {
  caption: string;
  columns: readonly Column[];
  layout?: TableLayout;
  children: ReactNode;
};

/** Its children are `TableRow`s. */
export function RowTable({ caption, columns, layout = "cards", children }: Props) {
  const look = looks[layout];
  return (
    <div className={look.sheet}>
      <table className={cx("block w-full tabular-nums [&_:is(a,button)]:scroll-mt-16", look.table)}>
        <caption className="sr-only">{caption}</caption>
        <thead className={cx("sr-only", look.head)}>
          <tr className={headRowClass}>
            {columns.map(({ text, isRight, isUnseen, className }) => (
              <th
                key={text}
                scope="col"
                className={cx(look.headCell, isRight && "text-right", className)}
              >
                {isUnseen ? <span className="sr-only">{text}</span> : text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={look.body}>{children}</tbody>
      </table>
    </div>
  );
}

type RowProps = {
  layout?: TableLayout;
  /** Its `rowLinkClass` link covers the whole row. */
  isLink?: boolean;
  className?: string;
  children: ReactNode;
};

export function TableRow({ layout = "cards", isLink = false, className, children }: RowProps) {
  const height = isLink ? linkRowClass : buttonRowClass;
  return (
    <tr className={cx(looks[layout].row, layout === "cards" && height, className)}>{children}</tr>
  );
}

export const rowLinkClass = "link no-underline after:absolute after:inset-0";

const linkRowClass = "relative gap-y-1 py-4 last:rounded-b-soft hover:bg-page [&>*]:md:py-3.5";
const buttonRowClass = "items-center py-3 [&>*]:md:py-2";

/** Sticky. */
const headRowClass = cx(
  "text-left text-sm text-muted [&>th]:bg-card [&>th]:py-3 [&>th]:font-normal",
  "[&>th]:shadow-[inset_0_-1px_var(--color-hairline)]",
  "[&>th:first-child]:rounded-tl-soft [&>th:last-child]:rounded-tr-soft",
  "md:[&>th]:sticky md:[&>th]:top-16 md:[&>th]:z-10 lg:[&>th]:top-18",
);

const looks = {
  cards: {
    // A ring, because the sticky head would cover a border; a container: in large letters
    // rows have one column.
    sheet: "max-md:@container rounded-soft bg-card ring ring-hairline forced-colors:border",
    table: "md:table",
    head: "md:not-sr-only md:table-header-group",
    headCell: "px-5",
    body: "block md:table-row-group",
    row: cx(
      "grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-hairline px-5 first:border-t-0",
      "@max-3xs:grid-cols-1 md:table-row md:p-0 [&>*]:md:px-5",
    ),
  },
  dense: {
    sheet: "@container rounded-soft bg-card ring ring-hairline forced-colors:border",
    table: "xl:table xl:table-fixed",
    head: "xl:not-sr-only xl:table-header-group",
    headCell: "px-2 last:pr-4",
    body: "block xl:table-row-group",
    row: cx(
      "relative grid content-center gap-x-1.5 border-t border-hairline py-2 pr-3 text-sm leading-snug md:py-0.5",
      "first:border-t-0 last:rounded-b-soft first:max-xl:rounded-t-soft md:gap-x-2 md:pr-4 xl:table-row xl:h-12",
      "[&>*]:xl:border-t [&>*]:xl:border-hairline [&>*]:xl:px-2 [&>*]:xl:py-0.5",
      "[&:first-child>*]:xl:border-t-0 [&>*:last-child]:xl:pr-4",
    ),
  },
  lines: {
    sheet:
      "border-t border-hairline xl:rounded-soft xl:border-t-0 xl:bg-card xl:ring xl:ring-hairline",
    table: "xl:table",
    head: "xl:not-sr-only xl:table-header-group",
    headCell: "px-3 first:pl-5 last:pr-5",
    body: "grid md:grid-cols-2 md:gap-x-8 xl:table-row-group",
    row: cx(
      "relative flex min-h-20 flex-wrap content-start items-baseline gap-x-3 gap-y-0.5",
      "border-b border-hairline pt-3 pb-1 pl-[68px] xl:table-row xl:hover:bg-page",
      // Breaks the line between state and actions.
      "after:order-1 after:basis-full xl:after:hidden",
      "[&>*]:xl:border-t [&>*]:xl:border-hairline [&>*]:xl:px-3 [&>*]:xl:py-2",
      "[&:first-child>*]:xl:border-t-0 [&>*:first-child]:xl:pl-5 [&>*:last-child]:xl:pr-3",
    ),
  },
} as const;
