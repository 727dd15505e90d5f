export type PageItem = { kind: "page"; page: number } | { kind: "gap"; after: number };

/** First, last, the current page and its neighbours; a gap never hides a single number. */
export function pageNumbers(current: number, pages: number): PageItem[] {
  const wanted = [1, current - 1, current, current + 1, pages];
  const shown = new Set(wanted.filter((page) => page >= 1 && page <= pages));
  const sorted = [...shown].sort((a, b) => a - b);
  return sorted.flatMap((page, place) => [
    ...bridge(sorted[place - 1] ?? page - 1, page),
    { kind: "page" as const, page },
  ]);
}

function bridge(previous: number, page: number): PageItem[] {
  const missing = page - previous - 1;
  if (missing === 0) return [];
  if (missing === 1) return [{ kind: "page", page: previous + 1 }];
  return [{ kind: "gap", after: previous }];
}
