import {
  freeUnits,
  heldUnits,
  itemAt,
  type Model,
  type Pedido,
  type PricedLinea,
} from "./model.ts";
import type { Choice } from "./model-despacho.ts";
import { type Notice, tellLines } from "./model-medida.ts";
import { isSamePieza, type Pieza, type Texto, textos } from "./model-piezas.ts";
import { maxUnits, modelUnits, unitsOf } from "./model-units.ts";

/** Without what is no longer sold. */
export function carritoOf(model: Model, person: number): PricedLinea[] {
  return itemAt(model.carritos, person)
    .filter(({ producto }) => itemAt(model.productos, producto).isActivo)
    .toSorted(
      (a, b) =>
        a.since - b.since ||
        a.producto - b.producto ||
        textos.indexOf(a.texto) - textos.indexOf(b.texto),
    )
    .map(({ since: _, ...line }) => ({ ...line, ...pricedAt(model, line) }));
}

/** Its campo is gone: it is shown as its producto is, and cannot be bought. */
function isUnfit({ productos }: Model, { producto, texto }: Pieza): boolean {
  return texto !== "" && itemAt(productos, producto).campo === null;
}

function pricedAt(
  { productos }: Model,
  { producto, texto }: Pieza,
): Pick<PricedLinea, "precio" | "medida"> {
  const { precio, isAMedida, campo } = itemAt(productos, producto);
  const isWritten = texto !== "" && campo !== null;
  return {
    precio: precio + (isWritten ? campo : 0),
    medida: isAMedida || isWritten ? "untold" : "plain",
  };
}

/** Lines of a buyer without a carrito. */
export type Wish = readonly (Pieza & { cantidad: number })[];

/** `wish`: of who has no account, and so no carrito. */
export type Starting = { wish?: Wish; choice: Choice; notice: Notice };

/** Refused at the first line that is not sold, or whose text does not fit. */
export function withPrecios(model: Model, wish: Wish): PricedLinea[] | { refused: number } {
  for (const line of wish) {
    if (!itemAt(model.productos, line.producto).isActivo) return { refused: 404 };
    if (isUnfit(model, line)) return { refused: 422 };
  }
  return wish.map((line) => ({ ...line, ...pricedAt(model, line) }));
}

/** The lines of a start, as it freezes them. */
export function wantedLineas(
  model: Model,
  { person, wish, notice }: Pick<Starting, "wish" | "notice"> & { person: number },
): PricedLinea[] | { refused: number } {
  const lineas = wish ? withPrecios(model, wish) : carritoOf(model, person);
  if ("refused" in lineas) return lineas;
  const cannotBeSold = lineas.length === 0 || lineas.some((line) => isUnfit(model, line));
  return cannotBeSold ? { refused: 422 } : tellLines(notice, lineas);
}

type ToSet = {
  person: number;
  pieza: Pieza;
  cantidad: number;
  /** Text of the line whose place this one takes. */
  old?: Texto | undefined;
};

export function setCantidad(model: Model, { person, pieza, cantidad, old }: ToSet): number {
  const lineas = itemAt(model.carritos, person);
  const own = lineas.find(isSamePieza(pieza));
  const { producto, texto } = pieza;
  const replaced =
    old === undefined || old === texto
      ? undefined
      : lineas.find(isSamePieza({ producto, texto: old }));
  if (cantidad === 0) {
    model.carritos[person] = lineas.filter((linea) => linea !== own);
    return 200;
  }
  if (!itemAt(model.productos, producto).isActivo) return 404;
  if (isUnfit(model, pieza)) return 422;
  const others = lineas.filter((it) => it !== own && it !== replaced);
  const beside = unitsOf(others.filter((it) => it.producto === producto));
  const free = freeUnits(model, producto) + heldUnits(model, producto, person);
  if (cantidad > Math.max(0, free - beside)) return 409;
  if (isAboveCarritoBounds(model, { person, pieza, cantidad, beside, replaced })) return 422;
  const since = own?.since ?? replaced?.since ?? model.now;
  model.carritos[person] = [...others, { ...pieza, cantidad, since }];
  return 200;
}

/** `beside`: units of the producto in other lines. */
type Around = { beside: number; replaced: { cantidad: number } | undefined };

function isAboveCarritoBounds(
  model: Model,
  { person, pieza, cantidad, beside, replaced }: ToSet & Around,
): boolean {
  const lineas = carritoOf(model, person);
  const own = lineas.find(isSamePieza(pieza))?.cantidad ?? 0;
  const before = own + (replaced?.cantidad ?? 0);
  const others = unitsOf(lineas) - before;
  const isAbove = others + cantidad > modelUnits.perPedido && cantidad > before;
  return isAbove || cantidad + beside > maxUnits(itemAt(model.productos, pieza.producto).stock);
}

export function takeFromCarrito(model: Model, { person, lineas }: Pedido): void {
  for (const line of lineas) {
    const own = itemAt(model.carritos, person).find(isSamePieza(line));
    if (own) own.cantidad -= line.cantidad;
  }
  model.carritos[person] = itemAt(model.carritos, person).filter(({ cantidad }) => cantidad > 0);
}
