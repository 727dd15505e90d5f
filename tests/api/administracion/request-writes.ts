import { clientesWrites } from "./clientes-writes.ts";
import { devolucionesWrites } from "./devoluciones-writes.ts";
import { privacidadWrites } from "./privacidad-writes.ts";
import { tallerWrites } from "./taller-writes.ts";

/** Answers to what people ask and pay for; `adminWrites` takes them in. */
export const requestWrites = {
  ...clientesWrites,
  ...privacidadWrites,
  ...devolucionesWrites,
  ...tallerWrites,
};
