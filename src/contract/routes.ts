/** Apart from the schemas, which browsers need not load. */
export type Route = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** Query parameter (and value) that selects this operation among those of one method and path. */
  when?: { param: string; value?: string };
  /** Selected by a call without the header `Authorization`. */
  isUnsigned?: true;
};

/** Every call below `/api`. The paths are published: they never change. */
export const routes = {
  login: { method: "POST", path: "/auth/login.php" },
  registerUsuario: { method: "POST", path: "/auth/registrar.php" },
  verifyEmail: { method: "GET", path: "/auth/verificar_email.php" },
  resendVerification: { method: "POST", path: "/auth/reenviar_verificacion.php" },
  rejectRegistro: { method: "POST", path: "/auth/rechazar_registro.php" },
  renewSession: { method: "POST", path: "/auth/renovar.php" },
  requestRecovery: { method: "POST", path: "/auth/solicitar_recuperacion.php" },
  checkRecovery: { method: "POST", path: "/auth/enlace_recuperacion.php" },
  resetPassword: { method: "POST", path: "/auth/resetear_password.php" },
  changePassword: { method: "POST", path: "/auth/cambiar_password.php" },
  startGoogleLogin: { method: "POST", path: "/auth/google_inicio.php" },
  loginWithGoogle: { method: "POST", path: "/auth/google_login.php" },
  listSesiones: { method: "GET", path: "/endpoints/sesiones.php" },
  endSesion: { method: "DELETE", path: "/endpoints/sesiones.php" },
  endOtherSesiones: {
    method: "DELETE",
    path: "/endpoints/sesiones.php",
    when: { param: "otras" },
  },
  logout: { method: "POST", path: "/auth/logout.php" },

  answerReto: { method: "POST", path: "/auth/segundo_factor.php" },
  getSeguridad: { method: "GET", path: "/auth/seguridad.php" },
  startCodigo: { method: "POST", path: "/auth/factor_codigo.php" },
  confirmCodigo: { method: "PUT", path: "/auth/factor_codigo.php" },
  deleteCodigo: { method: "DELETE", path: "/auth/factor_codigo.php" },
  startPasskey: { method: "POST", path: "/auth/passkeys.php" },
  createPasskey: { method: "PUT", path: "/auth/passkeys.php" },
  deletePasskey: { method: "DELETE", path: "/auth/passkeys.php" },
  createRespaldos: { method: "POST", path: "/auth/respaldos.php" },
  removeFactorOf: { method: "DELETE", path: "/endpoints/segundo_factor.php" },
  startPrueba: { method: "POST", path: "/auth/prueba_inicio.php" },
  createPrueba: { method: "POST", path: "/auth/prueba.php" },
  endSesionesOf: {
    method: "DELETE",
    path: "/endpoints/sesiones.php",
    when: { param: "usuario_id" },
  },
  listAdministradores: { method: "GET", path: "/endpoints/administradores.php" },
  inviteAdministrador: { method: "POST", path: "/endpoints/administradores.php" },
  cancelInvitacion: {
    method: "DELETE",
    path: "/endpoints/administradores.php",
    when: { param: "invitacion_id" },
  },
  removeAdministrador: { method: "DELETE", path: "/endpoints/administradores.php" },
  getInvitacion: { method: "GET", path: "/auth/invitacion.php" },
  acceptInvitacion: { method: "POST", path: "/auth/invitacion.php" },
  findUsuario: { method: "GET", path: "/endpoints/usuarios.php" },
  patchUsuario: { method: "PATCH", path: "/endpoints/usuarios.php" },

  getTienda: { method: "GET", path: "/endpoints/tienda.php" },
  getTerminos: { method: "GET", path: "/endpoints/terminos.php" },
  listProductos: { method: "GET", path: "/endpoints/productos.php" },
  getProducto: { method: "GET", path: "/endpoints/productos.php", when: { param: "id" } },
  listFacetas: {
    method: "GET",
    path: "/endpoints/productos.php",
    when: { param: "facetas", value: "true" },
  },
  listDestacados: {
    method: "GET",
    path: "/endpoints/productos.php",
    when: { param: "destacados", value: "true" },
  },
  listAllProductos: {
    method: "GET",
    path: "/endpoints/productos.php",
    when: { param: "incluir_inactivos", value: "true" },
  },
  getProductosResumen: {
    method: "GET",
    path: "/endpoints/productos.php",
    when: { param: "resumen", value: "true" },
  },
  createProducto: { method: "POST", path: "/endpoints/productos.php" },
  updateProducto: { method: "POST", path: "/endpoints/productos.php", when: { param: "id" } },
  patchProducto: { method: "PATCH", path: "/endpoints/productos.php" },
  deactivateProducto: { method: "DELETE", path: "/endpoints/productos.php" },
  exportProductos: { method: "GET", path: "/endpoints/productos_csv.php" },
  importProductos: { method: "POST", path: "/endpoints/productos_csv.php" },
  listAllCategorias: {
    method: "GET",
    path: "/endpoints/categorias.php",
    when: { param: "incluir_inactivos" },
  },
  saveCategoria: { method: "POST", path: "/endpoints/categorias.php" },
  patchCategoria: { method: "PATCH", path: "/endpoints/categorias.php" },
  deactivateCategoria: { method: "DELETE", path: "/endpoints/categorias.php" },
  listCategorias: { method: "GET", path: "/endpoints/categorias.php" },
  listSinonimos: { method: "GET", path: "/endpoints/sinonimos.php" },
  saveSinonimo: { method: "POST", path: "/endpoints/sinonimos.php" },
  deleteSinonimo: { method: "DELETE", path: "/endpoints/sinonimos.php" },
  getAjustes: { method: "GET", path: "/endpoints/ajustes.php" },
  saveAjustes: { method: "PUT", path: "/endpoints/ajustes.php" },
  listBusquedasFallidas: { method: "GET", path: "/endpoints/busquedas.php" },

  createAviso: { method: "POST", path: "/endpoints/avisos.php" },
  deleteAvisos: { method: "DELETE", path: "/endpoints/avisos.php" },

  sendMensaje: { method: "POST", path: "/endpoints/contacto.php" },
  listMensajes: { method: "GET", path: "/endpoints/mensajes.php" },
  getMensajesResumen: {
    method: "GET",
    path: "/endpoints/mensajes.php",
    when: { param: "resumen" },
  },
  answerMensaje: { method: "POST", path: "/endpoints/mensajes.php" },
  patchMensaje: { method: "PATCH", path: "/endpoints/mensajes.php" },

  listDirecciones: { method: "GET", path: "/endpoints/direcciones.php" },
  createDireccion: { method: "POST", path: "/endpoints/direcciones.php" },
  updateDireccion: { method: "PUT", path: "/endpoints/direcciones.php" },
  deleteDireccion: { method: "DELETE", path: "/endpoints/direcciones.php" },

  quoteDespacho: { method: "GET", path: "/endpoints/despacho.php" },
  getDespachoTabla: { method: "GET", path: "/endpoints/despacho_tabla.php" },
  saveDespachoTabla: { method: "PUT", path: "/endpoints/despacho_tabla.php" },

  getCarrito: { method: "GET", path: "/endpoints/carrito.php" },
  setCarritoLinea: { method: "POST", path: "/endpoints/carrito.php" },
  deleteCarritoLinea: { method: "DELETE", path: "/endpoints/carrito.php" },

  listOpiniones: { method: "GET", path: "/endpoints/opiniones.php" },
  saveOpinion: { method: "POST", path: "/endpoints/opiniones.php" },
  listAllOpiniones: {
    method: "GET",
    path: "/endpoints/opiniones.php",
    when: { param: "todas" },
  },
  patchOpinion: { method: "PATCH", path: "/endpoints/opiniones.php" },

  listPedidos: { method: "GET", path: "/endpoints/pedidos.php" },
  getPedido: { method: "GET", path: "/endpoints/pedidos.php", when: { param: "id" } },
  listAllPedidos: {
    method: "GET",
    path: "/endpoints/pedidos.php",
    when: { param: "todos" },
  },
  movePedido: { method: "PATCH", path: "/endpoints/pedidos.php" },
  getPedidoDetalle: { method: "GET", path: "/endpoints/pedido_detalle.php" },
  exportPedidos: { method: "GET", path: "/endpoints/pedidos_csv.php" },
  openPedidoEnlace: { method: "POST", path: "/endpoints/pedido_enlace.php" },
  endPedidoEnlace: { method: "DELETE", path: "/endpoints/pedido_enlace.php" },
  endPedidoEnlaces: {
    method: "DELETE",
    path: "/endpoints/pedido_enlace.php",
    when: { param: "pedido_id" },
  },
  exportVentas: { method: "GET", path: "/endpoints/ventas_csv.php" },
  saveBoleta: { method: "PUT", path: "/endpoints/pedido_boleta.php" },
  addPedidoNota: { method: "POST", path: "/endpoints/pedido_notas.php" },

  startPago: { method: "POST", path: "/endpoints/iniciar_pago.php" },
  startPagoAsInvitado: { method: "POST", path: "/endpoints/iniciar_pago.php", isUnsigned: true },
  getPagoRetorno: { method: "GET", path: "/endpoints/pago_retorno.php" },
  postPagoRetorno: { method: "POST", path: "/endpoints/pago_retorno.php" },
  createReembolso: { method: "POST", path: "/endpoints/reembolsos.php" },
  resolveReembolso: { method: "PATCH", path: "/endpoints/reembolsos.php" },
  resolvePago: { method: "PATCH", path: "/endpoints/pagos_en_duda.php" },
  listDoubtfulPagos: { method: "GET", path: "/endpoints/pagos_en_duda.php" },
  listDiscrepancias: { method: "GET", path: "/endpoints/discrepancias.php" },
  closeDiscrepancia: { method: "PATCH", path: "/endpoints/discrepancias.php" },

  getResumen: { method: "GET", path: "/endpoints/resumen.php" },
  listAuditoria: { method: "GET", path: "/endpoints/auditoria.php" },
  listEventosSeguridad: { method: "GET", path: "/endpoints/eventos_seguridad.php" },

  requestDatosInvitado: { method: "POST", path: "/endpoints/datos_invitado.php" },
  openDatosInvitado: { method: "POST", path: "/endpoints/datos_invitado_enlace.php" },
  deleteDatosInvitado: { method: "DELETE", path: "/endpoints/datos_invitado_enlace.php" },
  createPeticion: { method: "POST", path: "/endpoints/peticiones.php" },
  confirmPeticion: { method: "POST", path: "/endpoints/peticion_enlace.php" },
  listPeticiones: { method: "GET", path: "/endpoints/peticiones.php" },
  listBrechas: { method: "GET", path: "/endpoints/brechas.php" },
  saveBrecha: { method: "POST", path: "/endpoints/brechas.php" },
  answerPeticion: { method: "POST", path: "/endpoints/peticion_respuesta.php" },
  extendPeticion: { method: "PATCH", path: "/endpoints/peticiones.php" },
  liftPeticion: { method: "POST", path: "/endpoints/bloqueos.php" },
  listBloqueos: { method: "GET", path: "/endpoints/bloqueos.php" },
  getCuenta: { method: "GET", path: "/endpoints/cuenta.php" },
  updateCuenta: { method: "PATCH", path: "/endpoints/cuenta.php" },
  deleteCuenta: { method: "DELETE", path: "/endpoints/cuenta.php" },
} as const satisfies Record<string, Route>;

export type OperationName = keyof typeof routes;
