import type { OperationName } from "#contract/routes.ts";
import { defaultTextos } from "#contract/values/default-textos.ts";
import { contactoSamples } from "./contacto-samples.ts";
import { devolucionesSamples } from "./devoluciones-samples.ts";
import { familiasSamples } from "./familias-samples.ts";
import { privacidadSamples } from "./privacidad-samples.ts";
import { tallerSamples } from "./taller-samples.ts";

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

const despacho = {
  ajustes: {
    activa: true,
    peso_defecto_gramos: 250,
    hora_corte: 14,
    dias_preparacion: 1,
    dias_cerrados: ["2026-12-24"],
    por_pagar_dias_desde: 3,
    por_pagar_dias_hasta: 7,
    retiro: false,
    retiro_taller: "",
    retiro_horario: "",
  },
  zonas: [
    {
      modo: "domicilio",
      nombre: "Todo Chile",
      lugares: ["CL"],
      dias_desde: 3,
      dias_hasta: 7,
      gratis_desde: null,
      tramos: [{ hasta_gramos: 30_000, precio: 0 }],
    },
  ],
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
  checkRecovery: { query: {}, body: { token: "x" } },
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
  ...contactoSamples,
  ...devolucionesSamples,
  ...tallerSamples,
  ...privacidadSamples,
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
  createAviso: { query: {}, body: { producto_id: "1", email: "a@b.cl" } },
  deleteAvisos: { query: {}, body: { token: "t".repeat(43) } },
  logout: { query: {}, body: null },
  getTerminos: { query: {}, body: null },
  getTienda: { query: {}, body: null },
  listProductos: { query: {}, body: null },
  getProducto: { query: { id: "1" }, body: null },
  listFacetas: { query: { facetas: "true", material: "PLA", precio_min: "10000" }, body: null },
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
  listCategorias: { query: { con_productos: "true" }, body: null },
  listColores: { query: {}, body: null },
  saveColor: { query: {}, body: { nombre: "Lapislázuli", color: "#1f3a8a" } },
  deleteColor: { query: { id: "1" }, body: null },
  ...familiasSamples,
  listSinonimos: { query: {}, body: null },
  getAjustes: { query: {}, body: null },
  saveAjustes: {
    query: {},
    body: {
      version: 0,
      nombre: "Estrato",
      lema: "Capa por capa",
      piezas_base: 500,
      respuesta_horas: 24,
      despacho: "Despacho a todo Chile.",
      privacidad: "Los servidores están en Chile.",
      boleta: "Este documento confirma tu compra.",
      ...defaultTextos,
    },
  },
  saveSinonimo: { query: {}, body: { palabras: "trompo, peonza" } },
  deleteSinonimo: { query: { id: "1" }, body: null },
  listBusquedasFallidas: { query: {}, body: null },
  getCarrito: { query: {}, body: null },
  setCarritoLinea: { query: {}, body: { producto_id: 1, cantidad: 1 } },
  deleteCarritoLinea: { query: {}, body: { producto_id: 1 } },
  quoteDespacho: { query: { comuna: "Ñuñoa", gramos: "450" }, body: null },
  getDespachoTabla: { query: {}, body: null },
  saveDespachoTabla: { query: {}, body: { version: 1, ...despacho } },
  tryDespachoTabla: { query: { comuna: "Ñuñoa", gramos: "450" }, body: despacho },
  exportDespacho: { query: {}, body: null },
  readDespachoCsv: { query: {}, body: {} },
  listDirecciones: { query: {}, body: null },
  createDireccion: { query: {}, body: direccion },
  updateDireccion: { query: { id: "1" }, body: direccion },
  deleteDireccion: { query: { id: "1" }, body: null },
  startPagoAsInvitado: {
    query: {},
    body: {
      invitado: { nombre: "Ana", email: "ana@b.cl", telefono: "987654321" },
      direccion,
      lineas: [{ producto_id: 1, cantidad: 1 }],
      acepta_terminos: true,
    },
  },
  requestDatosInvitado: { query: {}, body: { email: "ana@b.cl" } },
  openDatosInvitado: { query: {}, body: { enlace: "e".repeat(43) } },
  deleteDatosInvitado: { query: {}, body: { enlace: "e".repeat(43) } },
  openPedidoEnlace: { query: {}, body: { enlace: "e".repeat(43) } },
  endPedidoEnlace: { query: {}, body: { enlace: "e".repeat(43) } },
  endPedidoEnlaces: { query: { pedido_id: "1" }, body: null },
  startPago: { query: {}, body: { direccion_id: 1 } },
  getPagoRetorno: { query: {}, body: null },
  postPagoRetorno: { query: {}, body: {} },
  listPedidos: { query: {}, body: null },
  getPedido: { query: { id: "1" }, body: null },
  listAllPedidos: { query: { todos: "true" }, body: null },
  movePedido: { query: { id: "1" }, body: { estado: "en_preparacion" } },
  getPedidoDetalle: { query: { id: "1" }, body: null },
  exportPedidos: { query: {}, body: null },
  exportVentas: { query: { mes: "2026-11" }, body: null },
  saveBoleta: { query: { id: "1" }, body: { boleta: "1234" } },
  correctTexto: { query: {}, body: { detalle_id: 1, cantidad: 1, textos: {}, nota: "No" } },
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
  getResumen: { query: {}, body: null },
  listEventosSeguridad: { query: {}, body: null },
  listAuditoria: { query: {}, body: null },
};
