import * as z from "zod/mini";
import { formInteger, IdSchema } from "./fields.ts";

/** Stock of a color of the shop in the workshop. Whole grams and pesos. */
export const FilamentoSchema = z.strictObject({
  color_id: z.number(),
  /** Left on the spools; negative when more was printed than the owner had counted. */
  gramos: z.number(),
  /** Spoken for by prints that wait. */
  reservados: z.number(),
  /** Pesos for a kilogram. */
  precio_kilo: z.number(),
  /** With so many free grams or fewer, Hoy tells of it. */
  aviso_gramos: z.number(),
});
export type Filamento = z.infer<typeof FilamentoSchema>;

export const FilamentosSchema = z.strictObject({ filamentos: z.array(FilamentoSchema) });

const maxGramos = 1_000_000;

export const SaveFilamentoSchema = z.strictObject({
  color_id: IdSchema,
  /** The grams that the caller saw, null for none: compare and set, since a print books at any time. */
  visto: z.nullable(z.number({ error: "Faltan los gramos que viste." })),
  gramos: formInteger("gramos", { max: maxGramos }),
  precio_kilo: formInteger("precio del kilo", { max: 10_000_000 }),
  aviso_gramos: formInteger("aviso", { max: maxGramos }),
});
export type SaveFilamento = z.infer<typeof SaveFilamentoSchema>;

/** Grams that no print waits for are few. */
export function isLowFilamento({
  gramos,
  reservados,
  aviso_gramos,
}: Pick<Filamento, "gramos" | "reservados" | "aviso_gramos">): boolean {
  return gramos - reservados <= aviso_gramos;
}
