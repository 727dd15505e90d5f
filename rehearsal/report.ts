import type { Phase } from "./tally.ts";

type Totals = { peaks: readonly number[]; paid: number; uploaded: number };

export function renderReport(phases: readonly Phase[], { peaks, paid, uploaded }: Totals): string {
  const rows = phases.map(({ title, requests, writes, busy, failures, seconds }) =>
    [title, requests, writes, busy, failures.length, seconds].join(" | "),
  );
  return [
    "| fase | peticiones | de ellas escrituras | aplazadas por carga | fallas | segundos |",
    "|---|---|---|---|---|---|",
    ...rows.map((row) => `| ${row} |`),
    "",
    `Pedidos pagados: ${paid}. Imágenes subidas: ${uploaded}. Megabytes del proceso más grande: ${Math.max(...peaks)}.`,
  ].join("\n");
}
