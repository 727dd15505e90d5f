import { buildProducto } from "#rig/builders/producto.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestClock } from "#rig/shop/test-clock.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { forgetTransacciones } from "#rig/standins/webpay.ts";
import type { Actor } from "#server/audit/index.ts";
import type { AppContext, Session } from "#server/context.ts";
import { inTransaction } from "#server/db/database.ts";
import { openInvitado } from "#server/modules/acceso/index.ts";
import { upsertLinea } from "#server/modules/carrito/carrito.queries.ts";
import { huellaOf } from "#server/modules/carrito/linea.ts";
import { createWebpay } from "#server/providers/payment/webpay.ts";
import { itemAt, type Model } from "./model.ts";
import { homes, pesos } from "./model-despacho.ts";
import type { Waiter } from "./model-people.ts";
import { campos, piezas, toCampos } from "./model-piezas.ts";
import { counted } from "./model-trabajos.ts";
import { modelUnits } from "./model-units.ts";
import { setTabla } from "./real-despacho.ts";
import { bodyOfPieza } from "./real-piezas.ts";
import { savePrinter } from "./real-printer.ts";
import { fillTaller } from "./real-recetas.ts";

/** A peticion with the link that its mail would hold. */
export type Asked = { id: number; enlace: string };

/** Days of a pedido, and when its newest intento began. */
export type Promised = {
  id: number;
  despacho_desde: string | null;
  despacho_hasta: string | null;
  despacho_listo: string | null;
  creado_en: number;
};

export type Real = {
  shop: TestShop;
  ctx: AppContext;
  clock: TestClock;
  productos: number[];
  people: { session: Session; direccion_id: number }[];
  actor: Actor;
  /** From which all of them call; another one in each world. */
  address: string;
  emails: Record<Waiter, string>;
  /** Secrets of the links of mails. */
  enlaces: string[];
  peticiones: Asked[];
  /** By pedido. */
  promises: Map<number, Promised>;
};

/** `carritos`: units of each of the first piezas, by person. */
export type Beginning = { stocks: number[]; carritos: number[][] };

export const nombres = ["ana", "beto", "caro"] as const;
export const nameOf = (person: number): string => nombres[person] ?? `guest ${person}`;
const precios = [1000, 2500, 4900];
let worlds = 0;

export async function buildWorld(
  shop: TestShop,
  { stocks, carritos }: Beginning,
): Promise<{ real: Real; model: Model }> {
  await forgetTransacciones(shop);
  const { clock, config } = shop;
  const productos: number[] = [];
  for (const [place, stock] of stocks.entries()) {
    const [precio = 1, peso_gramos = 0] = [precios[place], pesos[place]];
    const personalizacion = toCampos(campos[place] ?? null);
    productos.push(await buildProducto(shop, { stock, precio, peso_gramos, personalizacion }));
  }
  const people: Real["people"] = [];
  for (const [place, lines] of carritos.entries()) {
    people.push(await buildPerson(shop, { productos, lines, home: homes[place] }));
  }
  // A breaker per run: outages must not leak into the next one.
  const ctx = {
    ...shop.app.ctx,
    payment: createWebpay(config.webpay),
    config: { ...config, rateLimitFactor: 1, units: modelUnits },
  };
  const actor = {
    usuario_id: people[0]?.session.usuario_id ?? 0,
    nombre: "Rosa",
    solicitud: "modelo",
  };
  worlds += 1;
  const address = `10.${(worlds >> 16) & 255}.${(worlds >> 8) & 255}.${worlds & 255}`;
  const emails = { visita: `visita-${worlds}@modelo.cl`, invitado: `invitado-${worlds}@modelo.cl` };
  const real = {
    shop,
    ctx,
    clock,
    productos,
    people,
    actor,
    address,
    emails,
    enlaces: [],
    peticiones: [],
    promises: new Map<number, Promised>(),
  };
  await addInvitado(real);
  await fillTaller(real);
  await savePrinter(real, { state: "on", until: null });
  await setTabla(real, "off");
  return { real, model: beginModel(clock.now(), { stocks, carritos }) };
}

/** Has the effect of the first start of the address on this network. */
export async function addInvitado({ ctx, clock, people, emails, address }: Real): Promise<void> {
  const email = emails.invitado;
  const { config } = ctx;
  const guest = { config, email, address, now: clock.now() };
  const usuario_id = await inTransaction(ctx.db, (tx) => openInvitado(tx, guest));
  people.push({ session: sessionFor({ usuario_id, email, now: clock.now() }), direccion_id: 0 });
}

type Beginner = { productos: number[]; lines: number[]; home: (typeof homes)[number] | undefined };

async function buildPerson(shop: TestShop, { productos, lines, home = homes[0] }: Beginner) {
  const { id, email, direccion_id } = await buildCliente(shop, { direccion: home });
  const now = shop.clock.now();
  await inTransaction(shop.database.db, async (tx) => {
    for (const [place, cantidad] of lines.entries()) {
      if (cantidad === 0) continue;
      const { producto_id, personalizacion: valores = {} } = bodyOfPieza(
        productos,
        itemAt(piezas, place),
      );
      const huella = huellaOf(valores);
      await upsertLinea(tx, { usuario_id: id, producto_id, huella, valores, cantidad, now });
    }
  });
  return { session: sessionFor({ usuario_id: id, email, now }), direccion_id };
}

type Signed = { usuario_id: number; email: string; now: number };

export function sessionFor({ usuario_id, email, now }: Signed): Session {
  return {
    usuario_id,
    nombre: "Camila Soto",
    email,
    rol: "cliente",
    sesion_version: 1,
    sesion_id: 1,
    startedAt: now,
    provedAt: now,
  };
}

function beginModel(now: number, { stocks, carritos }: Beginning): Model {
  return {
    now,
    productos: stocks.map((stock, place) => ({
      stock,
      precio: precios[place] ?? 1,
      isActivo: true,
      isAMedida: false,
      campo: campos[place] ?? null,
    })),
    carritos: [
      ...carritos.map((lines) =>
        lines.flatMap((cantidad, place) =>
          cantidad === 0 ? [] : [{ ...itemAt(piezas, place), cantidad, since: now }],
        ),
      ),
      [],
    ],
    pedidos: [],
    intentos: [],
    correos: [],
    provider: { fallas: {}, silent: 0 },
    tabla: "off",
    invitado: { person: nombres.length, cuenta: null, isOpen: true },
    enlaces: [],
    avisos: [],
    peticiones: [],
    devoluciones: [],
    taller: { trabajos: [], filamento: counted.atFirst },
    impresora: { state: "on", until: null },
  };
}

export async function leaveWorld({ ctx, people, emails }: Real): Promise<void> {
  await ctx.db.deleteFrom("peticiones").where("email", "in", Object.values(emails)).execute();
  await ctx.db.deleteFrom("avisos").where("email", "in", Object.values(emails)).execute();
  const ids = people.map(({ session }) => session.usuario_id);
  await ctx.db
    .updateTable("pago_intentos")
    .set({ proxima_consulta_en: null })
    .where("usuario_id", "in", ids)
    .where("proxima_consulta_en", "is not", null)
    .execute();
  // Nothing of it is ahead of the next world's.
  await ctx.db
    .updateTable("trabajos")
    .set({ estado: "embalado", placa: null })
    .where("estado", "in", ["en_pausa", "en_cola", "imprimiendo"])
    .execute();
}
