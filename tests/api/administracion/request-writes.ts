import { devolucionesWrites } from "./devoluciones-writes.ts";
import { privacidadWrites } from "./privacidad-writes.ts";
import { tallerWrites } from "./taller-writes.ts";

/** Answers to what people ask and pay for; `adminWrites` takes them in. */
export const requestWrites = { ...privacidadWrites, ...devolucionesWrites, ...tallerWrites };
