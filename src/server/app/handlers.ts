import type { OperationName } from "#contract/routes.ts";
import type { Handlers, UploadChecks } from "../http/api/handlers.ts";
import {
  accesoRoutes,
  administradoresRoutes,
  factorRoutes,
  googleRoutes,
  invitacionesRoutes,
  recoveryRoutes,
  registroRoutes,
  sesionesRoutes,
  sessionRoutes,
  usuariosRoutes,
} from "../modules/acceso/index.ts";
import { administracionRoutes } from "../modules/administracion/index.ts";
import { ajustesRoutes } from "../modules/ajustes/index.ts";
import { avisosRoutes } from "../modules/avisos/index.ts";
import { carritoRoutes } from "../modules/carrito/index.ts";
import {
  catalogoRoutes,
  categoriasAdminRoutes,
  coloresRoutes,
  familiasRoutes,
  productosAdminRoutes,
  productosCsvRoutes,
  sinonimosRoutes,
} from "../modules/catalogo/index.ts";
import { contactoRoutes, contactoUploadChecks, mensajesRoutes } from "../modules/contacto/index.ts";
import { clientesRoutes, cuentaRoutes, invitadoRoutes } from "../modules/cuenta/index.ts";
import { despachoRoutes } from "../modules/despacho/index.ts";
import { devolucionesRoutes, devolucionesUploadChecks } from "../modules/devoluciones/index.ts";
import { direccionesRoutes } from "../modules/direcciones/index.ts";
import { opinionesRoutes } from "../modules/opiniones/index.ts";
import { conciliacionRoutes, pagosAdminRoutes, pagosRoutes } from "../modules/pagos/index.ts";
import { pedidosRoutes } from "../modules/pedidos/index.ts";
import { brechasRoutes, peticionesRoutes } from "../modules/privacidad/index.ts";
import { tallerRoutes, tallerUploadChecks } from "../modules/taller/index.ts";
import { terminosRoutes } from "../modules/terminos/index.ts";

export const handlers: Handlers<OperationName> = {
  ...catalogoRoutes,
  ...productosAdminRoutes,
  ...productosCsvRoutes,
  ...categoriasAdminRoutes,
  ...coloresRoutes,
  ...familiasRoutes,
  ...sinonimosRoutes,
  ...ajustesRoutes,
  ...accesoRoutes,
  ...factorRoutes,
  ...registroRoutes,
  ...recoveryRoutes,
  ...sessionRoutes,
  ...sesionesRoutes,
  ...administradoresRoutes,
  ...invitacionesRoutes,
  ...usuariosRoutes,
  ...googleRoutes,
  ...contactoRoutes,
  ...peticionesRoutes,
  ...brechasRoutes,
  ...mensajesRoutes,
  ...direccionesRoutes,
  ...despachoRoutes,
  ...avisosRoutes,
  ...carritoRoutes,
  ...terminosRoutes,
  ...pedidosRoutes,
  ...opinionesRoutes,
  ...tallerRoutes,
  ...pagosRoutes,
  ...pagosAdminRoutes,
  ...conciliacionRoutes,
  ...devolucionesRoutes,
  ...administracionRoutes,
  ...cuentaRoutes,
  ...invitadoRoutes,
  ...clientesRoutes,
};

export const uploadChecks: UploadChecks = {
  ...contactoUploadChecks,
  ...devolucionesUploadChecks,
  ...tallerUploadChecks,
};
