import { formatClp } from "#contract/values/pago/clp.ts";
import { cx } from "../class-names.ts";

export function Money({ pesos, className }: { pesos: number; className?: string }) {
  return (
    <span className={cx("whitespace-nowrap tabular-nums", className)}>{formatClp(pesos)}</span>
  );
}
