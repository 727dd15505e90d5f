import { Link } from "react-router";
import { madeWords } from "#contract/values/producto/made-words.ts";
import { productoPath } from "#contract/values/producto/producto-path.ts";
import { focusHeading } from "#web/app/page/focus-heading.ts";
import { showToast } from "#web/app/toasts.ts";
import { PieceTexts } from "#web/areas/catalogo/piece-texts.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TrashIcon } from "#web/ui/art/icons.tsx";
import { Money } from "#web/ui/content/money.tsx";
import { Picture } from "#web/ui/content/picture.tsx";
import { Stepper } from "#web/ui/fields/stepper.tsx";
import { carritoCopy as copy } from "./carrito.copy.ts";
import { keepTyped } from "./kept-typed.ts";
import { lineLayout } from "./line-layout.ts";
import { payableUnits } from "./payable-units.ts";
import { RetractoMark } from "./retracto-mark.tsx";
import { type CarritoLine, removeFromCarrito, setCantidad } from "./state/carrito.ts";
import { lineKey } from "./state/line-key.ts";
import { StockHint } from "./stock-hint.tsx";

type Props = {
  line: CarritoLine;
  /** Sentence of the line about it, or empty. */
  retracto?: string;
};

export function CarritoLineRow({ line, retracto = "" }: Props) {
  const { producto_id, nombre_producto: nombre, precio, cantidad, imagenes, disponible } = line;
  const { plazo_dias = 0 } = line;
  const path = productoPath({ id: producto_id, nombre });
  return (
    <li className={lineLayout.row}>
      <Link
        to={path}
        prefetch="intent"
        tabIndex={-1}
        aria-hidden="true"
        className={lineLayout.picture}
      >
        <Picture
          path={imagenes[0]}
          alt=""
          sizes="(min-width: 40rem) 8rem, 5.5rem"
          className="aspect-square w-full rounded-soft"
        />
      </Link>
      <div className={lineLayout.facts}>
        <div className="grid items-start gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="grid min-w-0 gap-1">
            <h2 className="font-text text-base leading-snug font-semibold tracking-normal">
              <Link
                to={path}
                className="-my-2.5 inline-block min-h-11 py-2.5 hover:text-accent hover:underline"
              >
                {nombre}
              </Link>
            </h2>
            <PieceTexts texts={line.personalizacion_textos} />
            <PieceFaults line={line} />
            <ChangeWritten line={line} path={path} />
            <StockHint line={line} />
            {retracto !== "" && <RetractoMark>{retracto}</RetractoMark>}
            {plazo_dias > 0 && <p className="text-sm text-muted">{madeWords(plazo_dias)}.</p>}
          </div>
          {/* Beside or below the total, where the precio of one moves no button when it comes. */}
          <p className="flex flex-wrap items-baseline gap-x-3 sm:grid sm:justify-items-end">
            <span className="text-lg font-semibold">
              <span className="sr-only">{copy.lineTotal}: </span>
              <Money pesos={precio * cantidad} />
            </span>
            {cantidad > 1 && (
              <span className="text-sm text-muted">
                <Money pesos={precio} /> {copy.priceEach}
              </span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-1">
          <Stepper
            value={cantidad}
            max={Math.max(1, payableUnits(line))}
            label={copy.quantityOf(nombre)}
            lessLabel={copy.decrease(nombre)}
            moreLabel={copy.increase(nombre)}
            onChange={(next) => void setCantidad(line, next)}
          />
          <Button
            variant="quiet"
            size="small"
            aria-label={copy.removeOf(nombre)}
            data-remove=""
            data-unblock={disponible <= 0 ? "" : undefined}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget);
              void removeFromCarrito(line);
              const undo = () => void setCantidad(line, cantidad);
              showToast(copy.removed(nombre), "info", { action: { label: copy.undo, act: undo } });
            }}
          >
            <TrashIcon className="size-5" />
            <span className="hidden sm:inline">{copy.remove}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Told by the server: the campos changed since the text was written. */
function PieceFaults({ line }: { line: CarritoLine }) {
  const faults = Object.values(line.personalizacion_errores ?? {});
  if (faults.length === 0) return null;
  return <p className="text-sm font-medium text-danger">{faults.join(" ")}</p>;
}

/** The producto's page fills its fields with what is written here, and knows which line to change. */
function ChangeWritten({ line, path }: { line: CarritoLine; path: string }) {
  const { producto_id, nombre_producto: nombre, personalizacion } = line;
  const isFaulty = line.personalizacion_errores !== undefined;
  if ((!personalizacion && !isFaulty) || line.disponible <= 0) return null;
  return (
    <Link
      to={path}
      state={{ cambia: lineKey(line) }}
      data-unblock={isFaulty ? "" : undefined}
      className="link inline-flex min-h-11 items-center justify-self-start text-sm"
      onClick={() => keepTyped(producto_id, personalizacion ?? {})}
    >
      {copy.changeWritten}
      <span className="sr-only">{copy.ofLine(nombre)}</span>
    </Link>
  );
}

/** The focus goes to the next line, or to the heading. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>("[data-remove]");
  if (target) target.focus({ preventScroll: true });
  else focusHeading();
}
