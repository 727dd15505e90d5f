import type { DespachoZona } from "#contract/schemas/despacho.ts";
import { regiones } from "#contract/values/despacho/regiones.ts";
import { type Db, inTransaction } from "#server/db/database.ts";
import { findUsuarioByEmail } from "#server/modules/acceso/index.ts";
import { readTabla, saveTabla } from "#server/modules/despacho/index.ts";

const south = ["11", "12"];
const islands = ["05104", "05201"];
const withoutRoad = ["11203", "11302", "11303", "12201", "12202", "12303"];

const included: DespachoZona = {
  modo: "domicilio",
  nombre: "Incluido en el precio",
  lugares: regiones.map(({ codigo }) => codigo).filter((codigo) => !south.includes(codigo)),
  dias_desde: 2,
  dias_hasta: 6,
  gratis_desde: null,
  tramos: [{ hasta_gramos: 30_000, precio: 0 }],
};

const zonas: DespachoZona[] = [
  included,
  {
    ...included,
    nombre: "Aysén y Magallanes",
    lugares: ["11101", "11102", "11201", "11202", "11301", "11401", "11402"].concat([
      "12101",
      "12102",
      "12103",
      "12104",
      "12301",
      "12302",
      "12401",
      "12402",
    ]),
    dias_desde: 5,
    dias_hasta: 10,
    tramos: [
      { hasta_gramos: 1000, precio: 3990 },
      { hasta_gramos: 5000, precio: 8990 },
      { hasta_gramos: 30_000, precio: 24_990 },
    ],
  },
  {
    ...included,
    nombre: "Islas",
    lugares: islands,
    dias_desde: 7,
    dias_hasta: 15,
    tramos: [
      { hasta_gramos: 1000, precio: 9990 },
      { hasta_gramos: 5000, precio: 24_990 },
    ],
  },
  {
    ...included,
    modo: "por_pagar",
    nombre: "Donde no llega un camino",
    lugares: withoutRoad,
    dias_desde: 10,
    dias_hasta: 20,
    tramos: [],
  },
];

type Writing = { ownerEmail: string; now: number };

/** Included but where it is far, so that both can be seen. Before the past, so that its pedidos have a promised day. */
export async function writeDespacho(db: Db, { ownerEmail, now }: Writing): Promise<void> {
  const owner = await findUsuarioByEmail(db, ownerEmail);
  if (!owner) throw new Error("the demo has no owner");
  const { version, ajustes } = await readTabla(db);
  const saving = {
    version,
    zonas,
    ajustes: {
      ...ajustes,
      activa: true,
      hora_corte: 14,
      dias_preparacion: 1,
      por_pagar_dias_desde: 5,
      por_pagar_dias_hasta: 15,
      retiro: true,
      retiro_taller: "Calle de Ejemplo 123, Valparaíso",
      retiro_horario: "Lunes a viernes de 10:00 a 18:00",
    },
    actor: { usuario_id: owner.id, nombre: owner.nombre, solicitud: "demo" },
    now,
  };
  await inTransaction(db, (tx) => saveTabla(tx, saving));
}
