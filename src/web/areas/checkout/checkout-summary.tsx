import { Link } from "react-router";
import { modoNames, plazoText, wayPrecioText } from "#contract/values/despacho/plazo.ts";
import { retractoOf, toldLine } from "#contract/values/rights/retracto.ts";
import { RetractoMark } from "#web/areas/carrito/retracto-mark.tsx";
import type { CarritoLine, CarritoView } from "#web/areas/carrito/state/carrito.ts";
import { lineKey } from "#web/areas/carrito/state/line-key.ts";
import { PieceTexts } from "#web/areas/catalogo/piece-texts.tsx";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { Money } from "#web/ui/content/money.tsx";
import { Picture } from "#web/ui/content/picture.tsx";
import { checkoutCopy as copy } from "./checkout.copy.ts";
import { totalShown } from "./shown-to-buyer.ts";
import { useRetryFocus } from "./use-retry.ts";
import { hasChoice, type Ways } from "./use-ways.ts";

type Props = {
  carrito: CarritoView;
  /** The shop's general sentence. */
  despacho: string | null;
  ways: Ways;
  /** Total that a refused start named. */
  totalTold: number | null;
};

export function CheckoutSummary({ carrito, despacho, ways, totalTold }: Props) {
  const { lines, count, subtotal } = carrito;
  const heading = useRetryFocus(ways.status !== "loading");
  const told = lines.map(toldLine);
  const isMade = lines.some(({ plazo_dias = 0 }) => plazo_dias > 0);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl">
          {copy.summaryTitle}
        </h2>
        <Link to="/carrito" className="link inline-flex min-h-11 items-center text-sm">
          {copy.editCarrito}
        </Link>
      </div>
      <LayerDivider />
      <ul aria-label={copy.summaryLabel} className="grid gap-3">
        {lines.map((line) => (
          <SummaryLine
            key={lineKey(line)}
            line={line}
            retracto={retractoOf(toldLine(line), told)}
          />
        ))}
      </ul>
      <dl className="grid gap-3 border-t border-hairline pt-4">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{copy.subtotal(count)}</dt>
          <dd className="ml-auto">
            <Money pesos={subtotal} />
          </dd>
        </div>
        <DespachoRow despacho={despacho} ways={ways} isMade={isMade} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl font-semibold">
          <dt>{copy.total}</dt>
          <dd className="ml-auto">
            <Money pesos={totalShown({ lines, way: ways.chosen, totalTold })} />
          </dd>
        </div>
      </dl>
      <p className="-mt-2 text-sm text-muted">{copy.ivaIncluded}</p>
    </div>
  );
}

function SummaryLine({ line, retracto }: { line: CarritoLine; retracto: string }) {
  const { nombre_producto, cantidad, precio, imagenes } = line;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <Picture
        path={imagenes[0]}
        alt=""
        sizes="3.5rem"
        className="aspect-square w-14 shrink-0 rounded-soft"
      />
      <div className="min-w-0 flex-1 basis-32">
        <span className="text-muted tabular-nums">{copy.lineCount(cantidad)}</span>{" "}
        <span>{nombre_producto}</span>
        <PieceTexts texts={line.personalizacion_textos} />
        {retracto !== "" && <RetractoMark>{retracto}</RetractoMark>}
      </div>
      <Money pesos={precio * cantidad} className="ml-auto" />
    </li>
  );
}

type DespachoProps = Pick<Props, "despacho" | "ways"> & {
  /** The general sentence does not count what has to be made first. */
  isMade: boolean;
};

/** Keeps its height when the answer comes. */
function DespachoRow({ despacho, ways, isMade }: DespachoProps) {
  const { chosen } = ways;
  const isSaid = chosen !== null && (isMade || hasChoice(ways));
  const words = isSaid ? `${modoNames[chosen.modo]}. ${plazoText(chosen)}` : despacho;
  return (
    <div className="flex min-h-16 flex-wrap content-start justify-between gap-x-4 gap-y-0.5">
      <dt>{copy.despacho}</dt>
      {chosen && <dd className="ml-auto">{wayPrecioText(chosen)}</dd>}
      {words && <dd className="basis-full text-sm text-muted">{words}</dd>}
    </div>
  );
}
