import { sinRetractoWords } from "#contract/values/rights/retracto.ts";
import { cx } from "#web/ui/class-names.ts";

/** Beside a line: what cannot be given back stands out. */
export function RetractoMark({ children }: { children: string }) {
  const isExcluded = children === sinRetractoWords;
  return (
    <p className={cx("text-sm", isExcluded ? "font-semibold text-copper-text" : "text-muted")}>
      {children}
    </p>
  );
}
