import type { Route } from "./route.ts";

/** Calls of the shop's pages, which load them with their first script. */
export const shopRoutes = {
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
  startPrueba: { method: "POST", path: "/auth/prueba_inicio.php" },
  createPrueba: { method: "POST", path: "/auth/prueba.php" },
  getInvitacion: { method: "GET", path: "/auth/invitacion.php" },
  acceptInvitacion: { method: "POST", path: "/auth/invitacion.php" },

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
  listCategorias: { method: "GET", path: "/endpoints/categorias.php" },

  createAviso: { method: "POST", path: "/endpoints/avisos.php" },
  deleteAvisos: { method: "DELETE", path: "/endpoints/avisos.php" },

  sendMensaje: { method: "POST", path: "/endpoints/contacto.php" },
  sendMensajeConFotos: { method: "PUT", path: "/endpoints/mensaje_fotos.php" },
  sendMensajeConArchivo: { method: "PUT", path: "/endpoints/mensaje_archivo.php" },

  listDirecciones: { method: "GET", path: "/endpoints/direcciones.php" },
  createDireccion: { method: "POST", path: "/endpoints/direcciones.php" },
  updateDireccion: { method: "PUT", path: "/endpoints/direcciones.php" },
  deleteDireccion: { method: "DELETE", path: "/endpoints/direcciones.php" },

  quoteDespacho: { method: "GET", path: "/endpoints/despacho.php" },

  getCarrito: { method: "GET", path: "/endpoints/carrito.php" },
  setCarritoLinea: { method: "POST", path: "/endpoints/carrito.php" },
  deleteCarritoLinea: { method: "DELETE", path: "/endpoints/carrito.php" },

  listOpiniones: { method: "GET", path: "/endpoints/opiniones.php" },
  saveOpinion: { method: "POST", path: "/endpoints/opiniones.php" },

  listPedidos: { method: "GET", path: "/endpoints/pedidos.php" },
  getPedido: { method: "GET", path: "/endpoints/pedidos.php", when: { param: "id" } },
  openPedidoEnlace: { method: "POST", path: "/endpoints/pedido_enlace.php" },
  endPedidoEnlace: { method: "DELETE", path: "/endpoints/pedido_enlace.php" },

  startPago: { method: "POST", path: "/endpoints/iniciar_pago.php" },
  startPagoAsInvitado: { method: "POST", path: "/endpoints/iniciar_pago.php", isUnsigned: true },
  getPagoRetorno: { method: "GET", path: "/endpoints/pago_retorno.php" },
  postPagoRetorno: { method: "POST", path: "/endpoints/pago_retorno.php" },

  openDevoluciones: { method: "POST", path: "/endpoints/pedido_devoluciones.php" },
  createDevolucion: { method: "POST", path: "/endpoints/devoluciones.php" },
  createDevolucionConFotos: { method: "PUT", path: "/endpoints/devolucion_fotos.php" },
  openDevolucionFotos: { method: "POST", path: "/endpoints/devolucion_fotos.php" },

  openTrabajoFoto: { method: "POST", path: "/endpoints/trabajo_foto.php" },

  requestDatosInvitado: { method: "POST", path: "/endpoints/datos_invitado.php" },
  openDatosInvitado: { method: "POST", path: "/endpoints/datos_invitado_enlace.php" },
  deleteDatosInvitado: { method: "DELETE", path: "/endpoints/datos_invitado_enlace.php" },
  createPeticion: { method: "POST", path: "/endpoints/peticiones.php" },
  confirmPeticion: { method: "POST", path: "/endpoints/peticion_enlace.php" },
  getCuenta: { method: "GET", path: "/endpoints/cuenta.php" },
  updateCuenta: { method: "PATCH", path: "/endpoints/cuenta.php" },
  deleteCuenta: { method: "DELETE", path: "/endpoints/cuenta.php" },
} as const satisfies Record<string, Route>;
