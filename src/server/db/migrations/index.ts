import * as base from "./0001-base.ts";
import * as cuentas from "./0002-cuentas.ts";
import * as administracion from "./0003-administracion.ts";
import * as imagenes from "./0004-imagenes.ts";
import * as busqueda from "./0005-busqueda.ts";
import * as conciliacion from "./0006-conciliacion.ts";
import * as alturaCapa from "./0007-altura-capa.ts";
import * as indices from "./0008-indices.ts";
import * as accesosConocidos from "./0009-accesos-conocidos.ts";
import * as registros from "./0009-registros.ts";
import * as sesiones from "./0010-sesiones.ts";
import * as factor from "./0011-factor.ts";
import * as reservasSinPago from "./0012-reservas.ts";
import * as eventosSeguridad from "./0013-eventos-seguridad.ts";
import * as privacidad from "./0014-privacidad.ts";
import * as invitaciones from "./0016-invitaciones.ts";
import * as conteos from "./0019-conteos.ts";
import * as catalogoCambios from "./0022-catalogo-cambios.ts";
import * as busquedaIndices from "./0023-busqueda-indices.ts";
import * as tienda from "./0025-tienda.ts";
import * as catalogoEdiciones from "./0026-catalogo-ediciones.ts";
import * as recibe from "./0029-recibe.ts";
import * as resumedMail from "./0030-resumed-mail.ts";
import * as textos from "./0031-textos.ts";
import * as invitados from "./0032-invitados.ts";
import * as avisos from "./0033-avisos.ts";
import * as facetas from "./0034-facetas.ts";
import * as boletas from "./0035-boletas.ts";
import * as ajustes from "./0044-ajustes.ts";
import * as terminos from "./0045-terminos.ts";
import * as despacho from "./0046-despacho.ts";
import * as reembolsoLineas from "./0047-reembolso-lineas.ts";
import * as peticiones from "./0048-peticiones.ts";
import * as brechas from "./0049-brechas.ts";
import * as despachoOfPedidos from "./0049-despacho-de-pedidos.ts";
import * as aMedida from "./0050-a-medida.ts";
import * as devoluciones from "./0051-devoluciones.ts";
import * as bloqueos from "./0053-bloqueos.ts";
import * as personalizacion from "./0054-personalizacion.ts";
import * as devolucionFotos from "./0055-devolucion-fotos.ts";
import * as busquedaTelefono from "./0057-busqueda-telefono.ts";
import * as aMedidaByCampos from "./0058-a-medida-by-campos.ts";
import * as reembolsoSinRespuesta from "./0059-reembolso-sin-respuesta.ts";
import * as opciones from "./0060-opciones.ts";
import * as encargo from "./0061-encargo.ts";
import * as colores from "./0062-colores.ts";
import * as familias from "./0063-familias.ts";
import * as detras from "./0064-detras.ts";
import * as busquedaVariantes from "./0065-busqueda-variantes.ts";
import * as coloresOfProductos from "./0066-colores-de-productos.ts";
import * as opinionesOfFamilia from "./0067-opiniones-de-familia.ts";
import * as moreSinonimos from "./0068-more-sinonimos.ts";
import * as mensajeFotos from "./0069-mensaje-fotos.ts";
import * as archivos from "./0070-archivos.ts";
import * as trabajos from "./0071-trabajos.ts";
import * as trabajoFotos from "./0072-trabajo-fotos.ts";
import * as recetas from "./0073-recetas.ts";
import * as filamentos from "./0074-filamentos.ts";
import * as placas from "./0075-placas.ts";
import * as busquedaPiezas from "./0078-busqueda-piezas.ts";
import * as impresiones from "./0079-impresiones.ts";
import * as impresoras from "./0080-impresoras.ts";
import * as hidden from "./0081-hidden.ts";

/** By name, which says their order. */
export const migrations = {
  "0001-base": base,
  "0002-cuentas": cuentas,
  "0003-administracion": administracion,
  "0004-imagenes": imagenes,
  "0005-busqueda": busqueda,
  "0006-conciliacion": conciliacion,
  "0007-altura-capa": alturaCapa,
  "0008-indices": indices,
  "0009-accesos-conocidos": accesosConocidos,
  "0009-registros": registros,
  "0010-sesiones": sesiones,
  "0011-factor": factor,
  "0012-reservas": reservasSinPago,
  "0013-eventos-seguridad": eventosSeguridad,
  "0014-privacidad": privacidad,
  "0016-invitaciones": invitaciones,
  "0019-conteos": conteos,
  "0022-catalogo-cambios": catalogoCambios,
  "0023-busqueda-indices": busquedaIndices,
  "0025-tienda": tienda,
  "0026-catalogo-ediciones": catalogoEdiciones,
  "0029-recibe": recibe,
  "0030-resumed-mail": resumedMail,
  "0031-textos": textos,
  "0032-invitados": invitados,
  "0033-avisos": avisos,
  "0034-facetas": facetas,
  "0035-boletas": boletas,
  "0044-ajustes": ajustes,
  "0045-terminos": terminos,
  "0046-despacho": despacho,
  "0047-reembolso-lineas": reembolsoLineas,
  "0048-peticiones": peticiones,
  "0049-brechas": brechas,
  "0049-despacho-de-pedidos": despachoOfPedidos,
  "0050-a-medida": aMedida,
  "0053-bloqueos": bloqueos,
  "0051-devoluciones": devoluciones,
  "0054-personalizacion": personalizacion,
  "0055-devolucion-fotos": devolucionFotos,
  "0057-busqueda-telefono": busquedaTelefono,
  "0058-a-medida-by-campos": aMedidaByCampos,
  "0059-reembolso-sin-respuesta": reembolsoSinRespuesta,
  "0060-opciones": opciones,
  "0061-encargo": encargo,
  "0062-colores": colores,
  "0063-familias": familias,
  "0064-detras": detras,
  "0065-busqueda-variantes": busquedaVariantes,
  "0066-colores-de-productos": coloresOfProductos,
  "0067-opiniones-de-familia": opinionesOfFamilia,
  "0068-more-sinonimos": moreSinonimos,
  "0069-mensaje-fotos": mensajeFotos,
  "0070-archivos": archivos,
  "0071-trabajos": trabajos,
  "0072-trabajo-fotos": trabajoFotos,
  "0073-recetas": recetas,
  "0074-filamentos": filamentos,
  "0075-placas": placas,
  "0078-busqueda-piezas": busquedaPiezas,
  "0079-impresiones": impresiones,
  "0080-impresoras": impresoras,
  "0081-hidden": hidden,
};

/** The newest. */
export const migrationLevel = Object.keys(migrations).sort().at(-1) ?? "";
