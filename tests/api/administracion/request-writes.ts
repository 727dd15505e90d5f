import { devolucionesWrites } from "./devoluciones-writes.ts";
import { privacidadWrites } from "./privacidad-writes.ts";

/** Answers to what people ask for; `adminWrites` takes them in. */
export const requestWrites = { ...privacidadWrites, ...devolucionesWrites };
