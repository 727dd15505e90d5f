import type { Valor } from "#contract/schemas/personalizacion.ts";
import { cx } from "#web/ui/class-names.ts";

type Props = { texts: readonly Valor[] | undefined; className?: string };

/** Text on a piece, letter by letter; nothing for a plain one. Inline, for a cell or a heading. */
export function PieceTexts({ texts = [], className }: Props) {
  return texts.map(({ clave, etiqueta, valor }) => (
    <span key={clave} className={cx("block text-sm wrap-anywhere", className)}>
      <span className="text-muted">{etiqueta}:</span>{" "}
      <span className="font-semibold whitespace-pre-line">{valor}</span>
    </span>
  ));
}
