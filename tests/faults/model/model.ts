import type { IntentoEstado, PagoStatus } from "#contract/schemas/pagos.ts";
import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import type { TablaName, Way } from "./model-despacho.ts";
import type { Medida } from "./model-medida.ts";
import type {
  ModelAviso,
  ModelDevolucion,
  ModelEnlace,
  ModelInvitado,
  ModelPeticion,
} from "./model-people.ts";
import type { Pieza } from "./model-piezas.ts";
import type { ModelProvider, Transaccion } from "./model-provider.ts";
import type { ModelImpresora, ModelTaller } from "./model-trabajos.ts";

/** People, productos, pedidos and intentos are indexes, oldest first. */
export type Model = {
  now: number;
  productos: ModelProducto[];
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
  taller: ModelTaller;
  impresora: ModelImpresora;
};

/** `campo`: pesos that a text adds; null where none can be written. */
export type ModelProducto = {
  stock: number;
  precio: number;
  isActivo: boolean;
  isAMedida: boolean;
  campo: number | null;
};

export type Linea = Pieza & { cantidad: number; since: number };
export type PricedLinea = Pieza & { cantidad: number; precio: number; medida: Medida };
/** `linea`: its place in its pedido. */
export type SoldUnits = PricedLinea & { linea: number };

export type Pedido = {
  person: number;
  lineas: PricedLinea[];
  despacho: Way;
  /** Lines and despacho as a start compares them: a corrected text does not change it. */
  frozen: string;
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
  lineas: SoldUnits[];
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
export function unitsLeft({ lineas, reembolsos }: Pedido): SoldUnits[] {
  const gone = reembolsos.flatMap((it) => it.lineas);
  return lineas
    .map((line, linea) => ({ ...line, linea, cantidad: line.cantidad - unitsIn(gone, linea) }))
    .filter(({ cantidad }) => cantidad > 0);
}

export function unitsIn(units: readonly SoldUnits[], linea: number): number {
  return units.filter((it) => it.linea === linea).reduce((sum, { cantidad }) => sum + cantidad, 0);
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
    .reduce((sum, it) => sum + unitsOfProducto(pedidoOf(model, it).lineas, producto), 0);
}

export function freeUnits(model: Readonly<Model>, producto: number): number {
  return itemAt(model.productos, producto).stock - heldUnits(model, producto);
}

/** Over all lines of the producto: its stock is one. */
export function unitsOfProducto(
  lineas: readonly { producto: number; cantidad: number }[],
  producto: number,
): number {
  return lineas
    .filter((it) => it.producto === producto)
    .reduce((sum, { cantidad }) => sum + cantidad, 0);
}

export function canHold(model: Model, lineas: { producto: number; cantidad: number }[]): boolean {
  return lineas.every(
    ({ producto }) =>
      itemAt(model.productos, producto).isActivo &&
      freeUnits(model, producto) >= unitsOfProducto(lineas, producto),
  );
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
