import { accesoOperations } from "./operations/acceso.ts";
import { administracionOperations } from "./operations/administracion.ts";
import { administradoresOperations } from "./operations/administradores.ts";
import { ajustesOperations } from "./operations/ajustes.ts";
import { avisosOperations } from "./operations/avisos.ts";
import { carritoOperations } from "./operations/carrito.ts";
import { catalogoOperations } from "./operations/catalogo.ts";
import { clientesOperations } from "./operations/clientes.ts";
import { contactoOperations } from "./operations/contacto.ts";
import { cuentaOperations } from "./operations/cuenta.ts";
import { despachoOperations } from "./operations/despacho.ts";
import { devolucionesOperations } from "./operations/devoluciones.ts";
import { direccionesOperations } from "./operations/direcciones.ts";
import { factorOperations } from "./operations/factor.ts";
import { familiasOperations } from "./operations/familias.ts";
import { opinionesOperations } from "./operations/opiniones.ts";
import { pagosOperations } from "./operations/pagos.ts";
import { pedidosOperations } from "./operations/pedidos.ts";
import { privacidadOperations } from "./operations/privacidad.ts";
import { sesionesOperations } from "./operations/sesiones.ts";
import type { OperationSpec } from "./operations/spec.ts";
import { tallerOperations } from "./operations/taller.ts";
import type { OperationName } from "./routes.ts";

export type { Access, OperationSpec } from "./operations/spec.ts";

/** Routes, client, documentation, authorisation and fuzz tests derive from this table. */
export const operations = {
  ...accesoOperations,
  ...sesionesOperations,
  ...factorOperations,
  ...administradoresOperations,
  ...catalogoOperations,
  ...familiasOperations,
  ...contactoOperations,
  ...direccionesOperations,
  ...despachoOperations,
  ...avisosOperations,
  ...carritoOperations,
  ...opinionesOperations,
  ...pedidosOperations,
  ...pagosOperations,
  ...devolucionesOperations,
  ...tallerOperations,
  ...administracionOperations,
  ...cuentaOperations,
  ...clientesOperations,
  ...ajustesOperations,
  ...privacidadOperations,
} as const satisfies Record<OperationName, OperationSpec>;

export type Operations = typeof operations;
