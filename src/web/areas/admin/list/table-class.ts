/**
 * The white sheet under one of the owner's tables. Its edge is drawn outside: the head that stays in
 * view would cover it. On phones its rows ask it whether their letters leave room for two columns.
 */
export const tableSheetClass =
  "max-md:@container rounded-soft bg-blanco ring ring-veta forced-colors:border";

/** Rows of a table: what has the focus is never below the bar and the head of the table. */
export const tableClass = "block w-full tabular-nums md:table [&_:is(a,button)]:scroll-mt-16";

/** The names of the columns stay in view while the rows pass below them. */
export const tableHeadClass =
  "text-left text-sm text-pizarra [&>th]:bg-blanco [&>th]:py-3 [&>th]:font-normal " +
  "[&>th]:shadow-[inset_0_-1px_var(--color-veta)] [&>th:first-child]:rounded-tl-soft " +
  "[&>th:last-child]:rounded-tr-soft md:[&>th]:sticky md:[&>th]:top-16 lg:[&>th]:top-18 md:[&>th]:z-10";
