import { retractoSentence, toldLine } from "#contract/values/rights/retracto.ts";
import type { CarritoLine } from "#web/areas/carrito/state/carrito.ts";
import { cx } from "#web/ui/class-names.ts";

/** Read before the box and the button: without it what is made to measure keeps its retracto (docs/reglas.md 179). */
export function RetractoNotice({ lines }: { lines: readonly CarritoLine[] }) {
  if (lines.length === 0) return null;
  const told = lines.map(toldLine);
  const isExcluded = told.some(({ sin_retracto }) => sin_retracto);
  return (
    <p className={cx("text-sm", isExcluded && "border-l-4 border-copper pl-4 font-semibold")}>
      {retractoSentence(told)}
    </p>
  );
}
