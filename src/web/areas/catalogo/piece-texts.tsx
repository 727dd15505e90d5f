import { Suspense } from "react";
import type { Valor } from "#contract/schemas/personalizacion.ts";
import { Swatch } from "#web/ui/art/swatch.tsx";
import { cx } from "#web/ui/class-names.ts";
import { optionalPart } from "#web/ui/optional-part.ts";

type Props = { texts: readonly Valor[] | undefined; className?: string };

/** Text on a piece, letter by letter and drawn; nothing for a plain one. Inline, for a cell or a heading. */
export function PieceTexts({ texts = [], className }: Props) {
  const color = texts.find((valor) => valor.color)?.color;
  return texts.map(({ clave, etiqueta, valor, tipo, color: own }) => (
    <span key={clave} className={cx("block text-sm wrap-anywhere", className)}>
      <span className="text-muted">{etiqueta}:</span>{" "}
      <span className={cx("font-semibold whitespace-pre-line", own && "inline-block")}>
        {own && <Swatch color={own} className="mr-1 inline size-4" />}
        <span>{valor}</span>
      </span>
      {tipo === "texto" && (
        <span className="my-1 block h-10 w-30">
          <Suspense>
            <TextDrawing text={valor} color={color} className="size-full p-1" />
          </Suspense>
        </span>
      )}
    </span>
  ));
}

/** The alphabet is larger than the rest of a line: only a line with a text loads it. */
const TextDrawing = optionalPart(async () => ({
  default: (await import("./text-drawing.tsx")).TextDrawing,
}));
