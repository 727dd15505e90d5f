import type { IntentoEstado, PagoStatus } from "#contract/schemas/pagos.ts";
import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import type { Choice, TablaName, Way } from "./model-despacho.ts";
import { type Medida, type Notice, tellLines } from "./model-medida.ts";
import type {
  ModelAviso,
  ModelDevolucion,
  ModelEnlace,
  ModelInvitado,
  ModelPeticion,
} from "./model-people.ts";
import type { ModelProvider, Transaccion } from "./model-provider.ts";
import { maxUnits, modelUnits, unitsOf } from "./model-units.ts";

/** People, productos, pedidos and intentos are indexes, oldest first. */
export type Model = {
  now: number;
  productos: { stock: number; precio: number; isActivo: boolean; isAMedida: boolean }[];
  carritos: Linea[][];
  pedidos: Pedido[];
  intentos: Intento[];
  correos: string[];
  provider: ModelProvider;
  tabla: TablaName;
  invitado: ModelInvitado;
  enlaces: ModelEnlace[];
  avisos: ModelAviso[];
  peticiones: ModelPeticion[];
  devoluciones: ModelDevolucion[];
};

export type Linea = { producto: number; cantidad: number; since: number };
export type PricedLinea = { producto: number; cantidad: number; precio: number; medida: Medida };

export type Pedido = {
  person: number;
  lineas: PricedLinea[];
  despacho: Way;
  total: number;
  estado: PedidoEstado;
  createdAt: number;
  reembolsos: Reembolso[];
  /** To another direccion than the account's. */
  isOfInvitado: boolean;
  isErased?: true;
};

/** `sentAt`: when the provider was asked and had not answered. */
export type Reembolso = {
  lineas: PricedLinea[];
  /** Share that belongs to no unit. */
  despacho: number;
  restocks: boolean;
  isDone: boolean;
  intento: number;
  sentAt: number | null;
};

export function sumOf(lineas: readonly PricedLinea[]): number {
  return lineas.reduce((sum, { cantidad, precio }) => sum + cantidad * precio, 0);
}

export function montoOf({ lineas, despacho }: Pick<Reembolso, "lineas" | "despacho">): number {
  return sumOf(lineas) + despacho;
}

/** Pesos that went back. */
export function returnedOf({ reembolsos }: Pedido): number {
  return reembolsos.filter(({ isDone }) => isDone).reduce((sum, it) => sum + montoOf(it), 0);
}

/** Lines with the units that no reembolso is about. */
export function unitsLeft({ lineas, reembolsos }: Pedido): PricedLinea[] {
  const gone = reembolsos.flatMap((it) => it.lineas);
  return lineas
    .map((linea) => ({ ...linea, cantidad: linea.cantidad - unitsIn(gone, linea.producto) }))
    .filter(({ cantidad }) => cantidad > 0);
}

export function unitsIn(lineas: readonly PricedLinea[], producto: number): number {
  return lineas
    .filter((it) => it.producto === producto)
    .reduce((sum, { cantidad }) => sum + cantidad, 0);
}

export type Intento = {
  pedido: number;
  person: number;
  estado: IntentoEstado;
  createdAt: number;
  reserva: "abierta" | "liberada" | "vendida";
  expiresAt: number;
  /** docs/reglas.md 107 */
  heldSince: number | null;
  heldUntil: number;
  countsForNetwork: boolean;
  /** In doubt after its seven days: nobody asks any more. */
  isStopped?: true;
  /** Null without a token. */
  transaccion: Transaccion | null;
};

export type PagoResult = { status: PagoStatus; pedido: number | null };

export const unpaid: PedidoEstado[] = ["pendiente_pago", "fallido", "cancelado", "expirado"];

/** A late return may still find them paid. */
export const claimable: IntentoEstado[] = ["abierto", "abortado", "expirado"];

export function pedidoOf(model: Readonly<Model>, intento: Intento): Pedido {
  return itemAt(model.pedidos, intento.pedido);
}

export function itemAt<T>(list: T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error(`nothing at ${place}`);
  return found;
}

export function heldUnits(model: Readonly<Model>, producto: number, person?: number): number {
  return model.intentos
    .filter((it) => it.reserva === "abierta" && (person ?? it.person) === it.person)
    .flatMap((it) => pedidoOf(model, it).lineas)
    .filter((linea) => linea.producto === producto)
    .reduce((sum, { cantidad }) => sum + cantidad, 0);
}

export function freeUnits(model: Readonly<Model>, producto: number): number {
  return itemAt(model.productos, producto).stock - heldUnits(model, producto);
}

export function canHold(model: Model, lineas: { producto: number; cantidad: number }[]): boolean {
  return lineas.every(
    ({ producto, cantidad }) =>
      itemAt(model.productos, producto).isActivo && freeUnits(model, producto) >= cantidad,
  );
}

/** Without what is no longer sold. */
export function carritoOf(model: Model, person: number): PricedLinea[] {
  return itemAt(model.carritos, person)
    .filter(({ producto }) => itemAt(model.productos, producto).isActivo)
    .toSorted((a, b) => a.since - b.since || a.producto - b.producto)
    .map(({ producto, cantidad }) => {
      return { producto, cantidad, ...pricedAt(model, producto) };
    });
}

/** Wish of a buyer without a carrito. */
export type Wish = readonly { producto: number; cantidad: number }[];

/** `wish`: of who has no account, and so no carrito. */
export type Starting = { wish?: Wish; choice: Choice; notice: Notice };

/** Null with one that is not sold. */
export function withPrecios(model: Model, wish: Wish): PricedLinea[] | null {
  if (wish.some(({ producto }) => !itemAt(model.productos, producto).isActivo)) return null;
  return wish.map((line) => ({ ...line, ...pricedAt(model, line.producto) }));
}

/** The lines of a start, as it freezes them. */
export function wantedLineas(
  model: Model,
  { person, wish, notice }: Pick<Starting, "wish" | "notice"> & { person: number },
): PricedLinea[] | { refused: number } {
  const lineas = wish ? withPrecios(model, wish) : carritoOf(model, person);
  if (lineas === null) return { refused: 404 };
  return lineas.length === 0 ? { refused: 422 } : tellLines(notice, lineas);
}

function pricedAt({ productos }: Model, place: number): Pick<PricedLinea, "precio" | "medida"> {
  const { precio, isAMedida } = itemAt(productos, place);
  return { precio, medida: isAMedida ? "untold" : "plain" };
}

export function setCantidad(
  model: Model,
  { person, producto, cantidad }: { person: number; producto: number; cantidad: number },
): number {
  const lineas = itemAt(model.carritos, person);
  const own = lineas.find((linea) => linea.producto === producto);
  if (cantidad === 0) {
    model.carritos[person] = lineas.filter((linea) => linea !== own);
    return 200;
  }
  if (!itemAt(model.productos, producto).isActivo) return 404;
  if (cantidad > freeUnits(model, producto) + heldUnits(model, producto, person)) return 409;
  if (isAboveCarritoBounds(model, { person, producto, cantidad })) return 422;
  if (own) own.cantidad = cantidad;
  else lineas.push({ producto, cantidad, since: model.now });
  return 200;
}

function isAboveCarritoBounds(
  model: Model,
  { person, producto, cantidad }: { person: number; producto: number; cantidad: number },
): boolean {
  const lineas = carritoOf(model, person);
  const before = lineas.find((linea) => linea.producto === producto)?.cantidad ?? 0;
  const others = unitsOf(lineas) - before;
  const isAbove = others + cantidad > modelUnits.perPedido && cantidad > before;
  return isAbove || cantidad > maxUnits(itemAt(model.productos, producto).stock);
}

export function takeFromCarrito(model: Model, { person, lineas }: Pedido): void {
  for (const { producto, cantidad } of lineas) {
    const own = itemAt(model.carritos, person).find((linea) => linea.producto === producto);
    if (own) own.cantidad -= cantidad;
  }
  model.carritos[person] = itemAt(model.carritos, person).filter(({ cantidad }) => cantidad > 0);
}

/** Expires reservas; a payment being confirmed keeps its own. */
export function sweep(model: Model): void {
  for (const intento of model.intentos) {
    if (intento.heldUntil < model.now) intento.countsForNetwork = false;
    if (intento.reserva === "abierta" && intento.expiresAt <= model.now)
      intento.reserva = "liberada";
  }
}

export function changeStock(model: Model, producto: number, by: number): number {
  if (freeUnits(model, producto) + by < 0) return 409;
  itemAt(model.productos, producto).stock += by;
  return 200;
}
