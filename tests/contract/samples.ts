import type { OperationName } from "#contract/routes.ts";

type Sample = {
  /** A query that the schema takes; what it names need not exist. */
  query: Record<string, string>;
  /** A body that the schema takes, null for calls without one. */
  body: Record<string, unknown> | null;
};

const direccion = {
  alias: "Casa",
  calle_numero: "Calle 1",
  comuna: "Valparaíso",
  ciudad: "Valparaíso",
  region: "Valparaíso",
};

/** One well-formed call for each operation. An operation without a sample does not compile. */
export const samples: Record<OperationName, Sample> = {
  login: { query: {}, body: { email: "a@b.cl", password: "una-clave-larga" } },
  registrar: { query: {}, body: { nombre: "Ana", email: "ana@b.cl", password: "una-clave-larga" } },
  verificarEmail: { query: { token: "x" }, body: null },
  reenviarVerificacion: { query: {}, body: { email: "a@b.cl" } },
  renovar: { query: {}, body: null },
  solicitarRecuperacion: { query: {}, body: { email: "a@b.cl" } },
  resetearPassword: {
    query: {},
    body: { token: "x", password: "una-clave-larga", confirm_password: "una-clave-larga" },
  },
  cambiarPassword: {
    query: {},
    body: {
      password_actual: "otra-clave",
      password: "una-clave-larga",
      confirm_password: "una-clave-larga",
    },
  },
  iniciarGoogle: { query: {}, body: { state: "s".repeat(32), code_challenge: "c".repeat(43) } },
  googleLogin: { query: {}, body: { code: "4/x" } },
  getCuenta: { query: {}, body: null },
  updateCuenta: { query: {}, body: { nombre: "Ana" } },
  deleteCuenta: { query: {}, body: {} },
  logout: { query: {}, body: null },
  getTienda: { query: {}, body: null },
  listProductos: { query: {}, body: null },
  getProducto: { query: { id: "1" }, body: null },
  listDestacados: { query: { destacados: "true" }, body: null },
  listTodosProductos: { query: { incluir_inactivos: "true" }, body: null },
  listCategorias: { query: {}, body: null },
  getCarrito: { query: {}, body: null },
  setCarrito: { query: {}, body: { producto_id: 1, cantidad: 1 } },
  deleteCarrito: { query: {}, body: { producto_id: 1 } },
  listDirecciones: { query: {}, body: null },
  createDireccion: { query: {}, body: direccion },
  updateDireccion: { query: { id: "1" }, body: direccion },
  deleteDireccion: { query: { id: "1" }, body: null },
  iniciarPago: { query: {}, body: { direccion_id: 1 } },
  pagoRetornoGet: { query: {}, body: null },
  pagoRetornoPost: { query: {}, body: {} },
  listPedidos: { query: {}, body: null },
  getPedido: { query: { id: "1" }, body: null },
  listTodosPedidos: { query: { todos: "true" }, body: null },
  enviarContacto: { query: {}, body: { nombre: "Ana", email: "a@b.cl", mensaje: "Hola" } },
};
