import { cx } from "#web/ui/class-names.ts";
import { uiCopy } from "#web/ui/ui.copy.ts";

type Look = { text: string; mark: string; tone: string };

type Props = {
  stock: number;
  /** A piece to measure is made after it was bought. */
  isAMedida?: boolean;
  isEncargo?: boolean;
  className?: string;
};

export function StockNote({ stock, isAMedida = false, isEncargo = false, className }: Props) {
  const { text, mark, tone } = lookOf(stock, { isAMedida, isEncargo });
  const layers = Math.min(Math.max(stock, 0), 3);
  return (
    <span className={cx("inline-flex items-center gap-2 text-sm", tone, className)}>
      <span aria-hidden="true" className="inline-grid h-3 w-4 content-end gap-0.5">
        {[3, 2, 1].map((layer) => (
          <span
            key={layer}
            className={cx("h-[3px] rounded-thin", layer <= layers ? mark : "bg-hairline")}
          />
        ))}
      </span>
      {text}
    </span>
  );
}

type How = { isAMedida: boolean; isEncargo: boolean };

function lookOf(stock: number, { isAMedida, isEncargo }: How): Look {
  if (stock <= 0) return { text: uiCopy.stockNone, mark: "bg-hairline", tone: "text-muted" };
  if (isEncargo) return { text: uiCopy.stockMade, mark: "bg-success", tone: "text-success" };
  if (stock === 1) {
    return { text: uiCopy.stockLast, mark: "bg-copper", tone: "text-copper-text font-semibold" };
  }
  const text = isAMedida ? uiCopy.stockToMake(stock) : uiCopy.stockReady(stock);
  return { text, mark: "bg-success", tone: "text-success" };
}
