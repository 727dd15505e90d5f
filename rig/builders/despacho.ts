import type { DespachoAjustes, DespachoZona } from "#contract/schemas/despacho.ts";
import { inTransaction } from "#server/db/database.ts";
import { readTabla, saveTabla } from "#server/modules/despacho/index.ts";
import { buildAdmin } from "./usuario.ts";

type Overrides = { ajustes?: Partial<DespachoAjustes>; zonas?: DespachoZona[] };

export const includedZona: DespachoZona = {
  modo: "domicilio",
  nombre: "Todo Chile",
  lugares: ["CL"],
  dias_desde: 3,
  dias_hasta: 7,
  gratis_desde: null,
  tramos: [{ hasta_gramos: 30_000, precio: 0 }],
};

/** Included everywhere but in Isla de Pascua, which costs by weight. */
export function despachoTabla({ ajustes = {}, zonas }: Overrides = {}) {
  return {
    ajustes: {
      activa: true,
      peso_defecto_gramos: 250,
      hora_corte: 14,
      dias_preparacion: 1,
      dias_cerrados: [],
      por_pagar_dias_desde: 3,
      por_pagar_dias_hasta: 10,
      retiro: false,
      retiro_taller: "",
      retiro_horario: "",
      ...ajustes,
    } satisfies DespachoAjustes,
    zonas: zonas ?? [
      includedZona,
      {
        ...includedZona,
        nombre: "Rapa Nui",
        lugares: ["05201"],
        dias_desde: 7,
        dias_hasta: 15,
        gratis_desde: 200_000,
        tramos: [
          { hasta_gramos: 1000, precio: 9900 },
          { hasta_gramos: 5000, precio: 24_900 },
        ],
      },
    ],
  };
}

/** Saves a table, as an administrator does. */
export async function buildDespacho(
  shop: Parameters<typeof buildAdmin>[0],
  overrides: Overrides = {},
): Promise<void> {
  const { db } = shop.database;
  const { id, email } = await buildAdmin(shop);
  const actor = { usuario_id: id, nombre: email, solicitud: "builder" };
  const { version } = await readTabla(db);
  const saving = { version, ...despachoTabla(overrides), actor, now: shop.clock.now() };
  await inTransaction(db, (tx) => saveTabla(tx, saving));
}
