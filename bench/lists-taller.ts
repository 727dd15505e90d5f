import type { TrabajoEstado } from "#contract/schemas/taller.ts";
import type { Db } from "#server/db/database.ts";
import { fill } from "./fill.ts";

const openTrabajos = 2_000;
const openEstados: TrabajoEstado[] = ["en_cola", "en_cola", "imprimiendo", "impreso", "revisado"];
const colores = ["carbon", "nieve", "lapislazuli", "araucaria", "copihue", "maqui"];

type Sold = {
  /** Ids from 1; each gets a receta of the same id. */
  productos: number;
  /** Two of each pedido. */
  detalles: number;
  productoOf: (detalle: number) => number;
  /** Places of the pedidos that wait, from 0. */
  waiting: readonly number[];
  timeOf: (pedido: number) => number;
};

/** One trabajo of each detalle; all are embalado but 2,000 of the newest pedidos that wait. */
export async function fillTaller(db: Db, sold: Sold): Promise<void> {
  const { productos, detalles, productoOf, timeOf } = sold;
  const open = new Set(sold.waiting.slice(-openTrabajos / 2));
  await fill(db, "colores", colores.length, (index) => ({
    clave: `banco_${colores[index]}`,
    nombre: `Banco ${colores[index]}`,
    color: "#1f3a8a",
  }));
  const found = await db.selectFrom("colores").select("id").limit(100).execute();
  await fill(db, "filamentos", found.length, (index) => ({
    color_id: found[index]?.id ?? 0,
    gramos: 50_000,
    precio_kilo: 14_990,
    aviso_gramos: 200,
  }));
  const gramosOf = (producto: number) => [
    { clave: `banco_${colores[producto % colores.length]}`, gramos: 12 + (producto % 80) },
  ];
  await fill(db, "recetas", productos, (index) => ({
    producto_id: index + 1,
    version: 1,
    minutos: 20 + (index % 600),
    por_placa: 1 + (index % 12),
    notas: "",
    gramos: JSON.stringify(gramosOf(index + 1).map((it) => ({ ...it, de: "color" }))),
    archivo_id: null,
    creada_en: timeOf(0),
  }));
  await fill(db, "trabajos", detalles, (index) => {
    const pedido = Math.floor(index / 2);
    const producto = productoOf(index);
    const isOpen = open.has(pedido);
    return {
      pedido_id: pedido + 1,
      detalle_id: index + 1,
      unidad: 1,
      tipo: "imprimir" as const,
      estado: isOpen ? (openEstados[producto % openEstados.length] ?? "en_cola") : "embalado",
      receta_id: producto,
      gramos: JSON.stringify(gramosOf(producto)),
      creado_en: timeOf(pedido),
      movido_en: timeOf(pedido),
    };
  });
}
