import { catalogoTables } from "./catalogo.ts";
import { pedidosTables } from "./pedidos.ts";
import { peopleTables } from "./people.ts";

/** Three years of a shop with many rare values and a few frequent ones, parents before children. */
export const seedTables = [...catalogoTables, ...peopleTables, ...pedidosTables];
