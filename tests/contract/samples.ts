import type { OperationName } from "#contract/routes.ts";

type Sample = {
  /** Passes the schema; what it names need not exist. */
  query: Record<string, string>;
  /** Passes the schema; null for calls without a body. */
  body: Record<string, unknown> | null;
};

const direccion = {
  alias: "Casa",
  calle_numero: "Calle 1",
  comuna: "Valparaíso",
  ciudad: "Valparaíso",
  region: "Valparaíso",
};

const passkeyAnswer = { id: "YQ", rawId: "YQ", type: "public-key", clientExtensionResults: {} };

const reto = "r".repeat(43);

const producto = { nombre: "Zorro culpeo", sku: "FIG-900", precio: "12990", categoria_id: "1" };

/** One well-formed call per operation; a missing one does not compile. */
export const samples: Record<OperationName, Sample> = {
  login: { query: {}, body: { email: "a@b.cl", password: "una-clave-larga" } },
  registerUsuario: {
    query: {},
    body: { nombre: "Ana", email: "ana@b.cl", password: "una-clave-larga" },
  },
  verifyEmail: { query: { token: "x" }, body: null },
  rejectRegistro: { query: {}, body: { token: "x" } },
  resendVerification: { query: {}, body: { email: "a@b.cl" } },
  renewSession: { query: {}, body: null },
  requestRecovery: { query: {}, body: { email: "a@b.cl" } },
  resetPassword: {
    query: {},
    body: { token: "x", password: "una-clave-larga", confirm_password: "una-clave-larga" },
  },
  changePassword: {
    query: {},
    body: {
      password_actual: "otra-clave",
      password: "una-clave-larga",
      confirm_password: "una-clave-larga",
    },
  },
  startGoogleLogin: { query: {}, body: { state: "s".repeat(32), code_challenge: "c".repeat(43) } },
  loginWithGoogle: { query: {}, body: { code: "4/x" } },
  answerReto: { query: {}, body: { reto, codigo: "123456" } },
  getSeguridad: { query: {}, body: null },
  startCodigo: { query: {}, body: null },
  confirmCodigo: { query: {}, body: { codigo: "123456" } },
  deleteCodigo: { query: {}, body: null },
  startPasskey: { query: {}, body: null },
  createPasskey: {
    query: {},
    body: {
      reto,
      nombre: "Notebook",
      passkey: { ...passkeyAnswer, response: { clientDataJSON: "YQ", attestationObject: "YQ" } },
    },
  },
  deletePasskey: { query: { id: "1" }, body: null },
  createRespaldos: { query: {}, body: null },
  removeFactorOf: { query: { usuario_id: "1" }, body: null },
  startPrueba: { query: {}, body: null },
  createPrueba: { query: {}, body: { password: "una-clave-larga" } },
  getCuenta: { query: {}, body: null },
  updateCuenta: { query: {}, body: { nombre: "Ana" } },
  deleteCuenta: { query: {}, body: {} },
  listSesiones: { query: {}, body: null },
  endSesion: { query: { id: "1" }, body: null },
  endOtherSesiones: { query: { otras: "true" }, body: null },
  endSesionesOf: { query: { usuario_id: "1" }, body: null },
  listAdministradores: { query: {}, body: null },
  inviteAdministrador: { query: {}, body: { email: "beto@b.cl" } },
  cancelInvitacion: { query: { invitacion_id: "1" }, body: null },
  removeAdministrador: { query: { id: "2" }, body: null },
  getInvitacion: { query: { token: "x" }, body: null },
  acceptInvitacion: { query: {}, body: { token: "x" } },
  findUsuario: { query: { email: "ana@b.cl" }, body: null },
  patchUsuario: { query: { id: "1" }, body: { activo: true } },
  logout: { query: {}, body: null },
  getTienda: { query: {}, body: null },
  listProductos: { query: {}, body: null },
  getProducto: { query: { id: "1" }, body: null },
  listDestacados: { query: { destacados: "true" }, body: null },
  listAllProductos: { query: { incluir_inactivos: "true" }, body: null },
  getProductosResumen: { query: { resumen: "true" }, body: null },
  createProducto: { query: {}, body: producto },
  updateProducto: { query: { id: "1" }, body: { ...producto, sku: "FIG-901" } },
  patchProducto: { query: { id: "1" }, body: { activo: true } },
  deactivateProducto: { query: { id: "1" }, body: null },
  exportProductos: { query: {}, body: null },
  importProductos: { query: { simular: "true" }, body: {} },
  listAllCategorias: { query: { incluir_inactivos: "true" }, body: null },
  saveCategoria: { query: {}, body: { nombre: "Lámparas" } },
  patchCategoria: { query: { id: "1" }, body: { activo: true } },
  deactivateCategoria: { query: { id: "1" }, body: null },
  listCategorias: { query: {}, body: null },
  getCarrito: { query: {}, body: null },
  setCarritoLinea: { query: {}, body: { producto_id: 1, cantidad: 1 } },
  deleteCarritoLinea: { query: {}, body: { producto_id: 1 } },
  listDirecciones: { query: {}, body: null },
  createDireccion: { query: {}, body: direccion },
  updateDireccion: { query: { id: "1" }, body: direccion },
  deleteDireccion: { query: { id: "1" }, body: null },
  startPago: { query: {}, body: { direccion_id: 1 } },
  getPagoRetorno: { query: {}, body: null },
  postPagoRetorno: { query: {}, body: {} },
  listPedidos: { query: {}, body: null },
  getPedido: { query: { id: "1" }, body: null },
  listAllPedidos: { query: { todos: "true" }, body: null },
  movePedido: { query: { id: "1" }, body: { estado: "en_preparacion" } },
  getPedidoDetalle: { query: { id: "1" }, body: null },
  exportPedidos: { query: {}, body: null },
  addPedidoNota: { query: {}, body: { pedido_id: 1, texto: "Llamar antes" } },
  createReembolso: {
    query: {},
    body: { pedido_id: 1, motivo: "Llegó roto", reponer_stock: false },
  },
  resolveReembolso: {
    query: {},
    body: { pedido_id: 1, intento_id: 1, como: "otra_via", nota: "Transferencia del 3 de mayo" },
  },
  resolvePago: {
    query: {},
    body: { pedido_id: 1, intento_id: 1, como: "no_cobrado", nota: "No está en el portal" },
  },
  listDoubtfulPagos: { query: {}, body: null },
  listDiscrepancias: { query: {}, body: null },
  closeDiscrepancia: { query: { id: "1" }, body: { nota: "Visto en el portal" } },
  listOpiniones: { query: {}, body: null },
  saveOpinion: {
    query: {},
    body: { producto_id: 1, calificacion: 5, comentario: "Quedó perfecto" },
  },
  listAllOpiniones: { query: { todas: "true" }, body: null },
  patchOpinion: { query: { id: "1" }, body: { oculta: true } },
  listMensajes: { query: {}, body: null },
  getMensajesResumen: { query: { resumen: "true" }, body: null },
  answerMensaje: { query: { id: "1" }, body: { respuesta: "Sí, se puede." } },
  patchMensaje: { query: { id: "1" }, body: { estado: "cerrado" } },
  getResumen: { query: {}, body: null },
  listEventosSeguridad: { query: {}, body: null },
  listAuditoria: { query: {}, body: null },
  sendMensaje: { query: {}, body: { nombre: "Ana", email: "a@b.cl", mensaje: "Hola" } },
};
