import type { DespachoAjustes, DespachoZona } from "#contract/schemas/despacho.ts";

/** The owner's table as it is kept; `closed` is `ajustes.dias_cerrados`. */
export type Tabla = {
  version: number;
  ajustes: DespachoAjustes;
  zonas: readonly DespachoZona[];
  closed: ReadonlySet<string>;
};
