import * as z from "zod/mini";
import type { CorreoSchemas, CorreosOf } from "../../outbox/index.ts";

export const cuentaCorreos = { datos_invitado: z.object({}) } satisfies CorreoSchemas;

export type CuentaCorreos = CorreosOf<typeof cuentaCorreos>;
