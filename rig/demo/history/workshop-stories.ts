import type { TrabajoEstado } from "#contract/schemas/taller.ts";
import { emailOf, places } from "#demo/history/buyers.ts";
import { hours, minutes } from "#server/time/clock.ts";
import type { PastShop } from "./past-shop.ts";
import { photographPieces } from "./piece-fotos.ts";
import type { Line, Story } from "./story.ts";

type Waiting = {
  nombre: string;
  ago: number;
  skus: string[];
  /** Units of each line; 1 if none. */
  cantidad?: number;
  estados?: TrabajoEstado[];
};

/** Pieces with a text, bought within two days; `estados` of those that are begun, by unit. */
const waiting: readonly Waiting[] = [
  { nombre: "Paloma Urrutia", ago: 46, skus: ["REG-010"], estados: ["revisado"] },
  {
    ...{ nombre: "Elías Manríquez", ago: 41, skus: ["REG-001", "REG-002", "REG-006"] },
    estados: ["revisado", "embalado", "imprimiendo"],
  },
  {
    ...{ nombre: "Blanca Huenchul", ago: 35, skus: ["REG-010", "REG-001"] },
    estados: ["fallido", "impreso"],
  },
  {
    ...{ nombre: "Gaspar Villalobos", ago: 26, skus: ["REG-002", "REG-002", "REG-006"] },
    estados: ["impreso", "impreso"],
  },
  {
    ...{ nombre: "Leonor Pizarro", ago: 20, skus: ["REG-001", "REG-001"] },
    estados: ["imprimiendo", "imprimiendo"],
  },
  { nombre: "Dante Quezada", ago: 9, skus: ["REG-001", "REG-001"] },
  { nombre: "Aurora Saavedra", ago: 3, skus: ["REG-002", "REG-006"] },
  // More than a placa holds.
  { nombre: "Rosario Cayuqueo", ago: 2, skus: ["REG-010"], cantidad: 3 },
];

/** A workshop in full swing, whatever the hour at which the demo starts. */
export function workshopStories({ now, random }: { now: number; random: () => number }): Story[] {
  return waiting.map(({ nombre, ago, skus, cantidad = 1, estados }) => ({
    buyer: {
      nombre,
      email: emailOf(nombre),
      place: places[Math.floor(random() * places.length)] as (typeof places)[number],
    },
    lines: skus.map((sku): Line => ({ sku, cantidad })),
    at: now - hours(ago),
    payment: "paid",
    card: { tarjeta: "6623" },
    ...(estados && {
      preparedAt: now - minutes(90),
      taller: { at: now - minutes(70), estados },
    }),
  }));
}

const way: readonly TrabajoEstado[] = ["en_cola", "imprimiendo", "impreso", "revisado", "embalado"];

type Work = { pedidoId: number; estados: readonly TrabajoEstado[]; token: string };

/** Brings each print of the pedido to its estado, step by step, and photographs what waits for its parcel. */
export async function workOn(shop: PastShop, { pedidoId, estados, token }: Work): Promise<void> {
  const owner = shop.call(token);
  const { trabajos } = await owner("listTrabajos", { query: { pedido_id: pedidoId } });
  for (const [place, last] of estados.entries()) {
    const ids = trabajos.slice(place, place + 1).map(({ id }) => id);
    const hasFailed = last === "fallido";
    const steps = way.slice(1, 1 + way.indexOf(hasFailed ? "imprimiendo" : last));
    for (const [step, estado] of steps.entries()) {
      await owner("stepTrabajos", { body: { ids, desde: way[step] ?? "en_cola", estado } });
    }
    const failure = { ids, desde: "imprimiendo", estado: "fallido", motivo: "se_despego" } as const;
    if (hasFailed) await owner("stepTrabajos", { body: failure });
  }
  await photographPieces(shop, { token, pedidoId });
}
