import { catalogoTables } from "./catalogo.ts";
import { contactoTables } from "./contacto.ts";
import { devolucionesTables } from "./devoluciones.ts";
import { pedidosTables } from "./pedidos.ts";
import { peopleTables } from "./people.ts";
import { privacidadTables } from "./privacidad.ts";
import { tallerTables } from "./taller.ts";

/** Three years of a shop, values with a skewed distribution, parents before children. */
export const seedTables = [
  ...catalogoTables,
  ...peopleTables,
  ...contactoTables,
  ...privacidadTables,
  ...pedidosTables,
  ...devolucionesTables,
  ...tallerTables,
];
