import * as z from "zod/mini";
import { fallaMotivos } from "./taller.ts";

/** Prints that came out, and those that were done again. */
const printed = { buenas: z.number(), fallidas: z.number() };

export type Printed = z.infer<z.ZodMiniObject<typeof printed>>;

/** Figures of the workshop's last 30 days, which are Chile's. */
export const CifrasSchema = z.strictObject({
  /** First and last day, e.g. 2026-11-28: today. */
  desde: z.string(),
  hasta: z.string(),
  /** `minutos`: of the machine, failures whole; 0 for a piece without a receta. */
  impresiones: z.strictObject({ ...printed, minutos: z.number() }),
  /** Every day. */
  por_dia: z.array(z.strictObject({ fecha: z.string(), ...printed })),
  /** Those that failed most first. */
  productos: z.array(z.strictObject({ producto_id: z.number(), nombre: z.string(), ...printed })),
  /** By the shop's list; a print of two colors counts for both. */
  colores: z.array(
    z.strictObject({ nombre: z.string(), color: z.string(), gramos: z.number(), ...printed }),
  ),
  motivos: z.array(z.strictObject({ motivo: z.enum(fallaMotivos), fallidas: z.number() })),
  /** Days of Chile from payment to sending, of what was sent; 0: on the same day. */
  dias_de_envio: z.array(z.strictObject({ dias: z.number(), pedidos: z.number() })),
  /** Whose last promised day has passed; `sin_entrega`: sent by then, and nobody noted its arrival. */
  promesas: z.strictObject({
    cumplidas: z.number(),
    rotas: z.number(),
    sin_entrega: z.number(),
  }),
});
export type Cifras = z.infer<typeof CifrasSchema>;
