import type { Generated } from "kysely";
import type {
  FactorCodigosTable,
  FactorPasskeysTable,
  FactorRespaldosTable,
  FactorRetosTable,
  InvitacionesTable,
  SesionesTable,
} from "./acceso.ts";
import type { ArchivosTable } from "./archivos.ts";
import type { AvisosTable } from "./avisos.ts";
import type { CarritoLineasTable } from "./carrito.ts";
import type {
  AjustesTable,
  BusquedasFallidasTable,
  CatalogoCambiosTable,
  CatalogoVersionTable,
  ColoresTable,
  FamiliasTable,
  ProductoImagenesTable,
  ProductosTable,
  SinonimosTable,
} from "./catalogo.ts";
import type {
  MensajeFotosTable,
  MensajeRespuestasTable,
  MensajesContactoTable,
} from "./contacto.ts";
import type { ProductosConteoTable, ProductosFacetasTable } from "./conteos.ts";
import type { CorreosTable } from "./correos.ts";
import type { DespachoAjustesTable, DespachoTramosTable, DespachoZonasTable } from "./despacho.ts";
import type {
  DevolucionesTable,
  DevolucionFotosTable,
  DevolucionLineasTable,
} from "./devoluciones.ts";
import type { EnlacesInvitadoTable, InvitadosTable, PedidoEnlacesTable } from "./invitados.ts";
import type {
  ConciliacionesTable,
  DiscrepanciasTable,
  PagoIntentosTable,
  PedidoDetallesTable,
  PedidoEventosTable,
  PedidoNotasTable,
  PedidosTable,
  ReembolsoLineasTable,
  ReembolsosTable,
  ReservasTable,
  TerminosVersionesTable,
} from "./pedidos.ts";
import type { BrechasTable, PeticionesTable } from "./privacidad.ts";
import type { EnlacesRegistroTable, RegistrosTable } from "./registros.ts";
import type {
  FilamentosTable,
  ImpresorasTable,
  RecetasTable,
  TrabajoFotosTable,
  TrabajosTable,
} from "./taller.ts";
import type { AuditoriaTable, EventosSeguridadTable, TareasTable } from "./trail.ts";
import type { Flag, Millis } from "./values.ts";

export type CategoriasTable = {
  id: Generated<number>;
  nombre: string;
  slug: string;
  activo: Generated<Flag>;
  creado_en: Millis;
};

/** Cached pages still show them for a while. */
export type ImagenesRetiradasTable = { nombre: string; retirada_en: Millis };

/** One row: which shop this database, and each copy of it, is of. */
export type TiendaTable = { id: number; clave: string; creado_en: Millis };

export type OpinionesTable = {
  id: Generated<number>;
  producto_id: number;
  usuario_id: number | null;
  nombre_usuario: string;
  calificacion: number;
  comentario: string;
  oculta: Generated<Flag>;
  respuesta: string | null;
  respondida_en: Millis | null;
  creado_en: Millis;
  actualizado_en: Millis | null;
};

export type UsuariosTable = {
  id: Generated<number>;
  nombre: string;
  email: string;
  password_hash: string | null;
  rol: "cliente" | "admin";
  activo: Generated<Flag>;
  email_verificado_en: Millis | null;
  /** Google's subject: never reused, unlike a mail address. */
  google_sub: string | null;
  /** Erasure; the row stays for its pedidos, without personal data. */
  borrado_en: Millis | null;
  /** Raising it ends every session. */
  sesion_version: Generated<number>;
  creado_en: Millis;
};

export type TokensCorreoTable = {
  id: Generated<number>;
  usuario_id: number;
  proposito: "verificacion" | "recuperacion";
  /** SHA-256 of the token, hex. */
  hash: string;
  creado_en: Millis;
  expira_en: Millis;
  usado_en: Millis | null;
};

export type DireccionesTable = {
  id: Generated<number>;
  usuario_id: number;
  alias: string;
  calle_numero: string;
  comuna: string;
  /** Official code; null for a comuna typed freely. */
  comuna_codigo: string | null;
  ciudad: string;
  region: string;
  region_codigo: string;
  nota: string;
  recibe: Generated<string>;
  /** E.164, or empty. */
  telefono: Generated<string>;
  creado_en: Millis;
};

export type LimitesTable = { clave: string; cuenta: number; vence_en: Millis };

/** Keyed hashes only: of a mail address, and of a network or browser that signed in to it. */
export type AccesosConocidosTable = { correo: string; rasgo: string; vence_en: Millis };

export type Schema = {
  categorias: CategoriasTable;
  productos: ProductosTable;
  productos_conteo: ProductosConteoTable;
  productos_facetas: ProductosFacetasTable;
  producto_imagenes: ProductoImagenesTable;
  imagenes_retiradas: ImagenesRetiradasTable;
  tienda: TiendaTable;
  opiniones: OpinionesTable;
  usuarios: UsuariosTable;
  tokens_correo: TokensCorreoTable;
  registros: RegistrosTable;
  enlaces_registro: EnlacesRegistroTable;
  sesiones: SesionesTable;
  factor_codigos: FactorCodigosTable;
  factor_passkeys: FactorPasskeysTable;
  factor_respaldos: FactorRespaldosTable;
  factor_retos: FactorRetosTable;
  invitaciones: InvitacionesTable;
  invitados: InvitadosTable;
  enlaces_invitado: EnlacesInvitadoTable;
  direcciones: DireccionesTable;
  despacho_ajustes: DespachoAjustesTable;
  despacho_zonas: DespachoZonasTable;
  despacho_tramos: DespachoTramosTable;
  carrito_lineas: CarritoLineasTable;
  terminos_versiones: TerminosVersionesTable;
  pedidos: PedidosTable;
  pedido_detalles: PedidoDetallesTable;
  pedido_eventos: PedidoEventosTable;
  pedido_notas: PedidoNotasTable;
  pedido_enlaces: PedidoEnlacesTable;
  reembolsos: ReembolsosTable;
  reembolso_lineas: ReembolsoLineasTable;
  recetas: RecetasTable;
  trabajos: TrabajosTable;
  trabajo_fotos: TrabajoFotosTable;
  filamentos: FilamentosTable;
  impresoras: ImpresorasTable;
  devoluciones: DevolucionesTable;
  devolucion_lineas: DevolucionLineasTable;
  devolucion_fotos: DevolucionFotosTable;
  pago_intentos: PagoIntentosTable;
  reservas: ReservasTable;
  conciliaciones: ConciliacionesTable;
  discrepancias: DiscrepanciasTable;
  correos: CorreosTable;
  archivos: ArchivosTable;
  mensajes_contacto: MensajesContactoTable;
  mensaje_respuestas: MensajeRespuestasTable;
  mensaje_fotos: MensajeFotosTable;
  avisos: AvisosTable;
  peticiones: PeticionesTable;
  brechas: BrechasTable;
  auditoria: AuditoriaTable;
  eventos_seguridad: EventosSeguridadTable;
  tareas: TareasTable;
  catalogo_version: CatalogoVersionTable;
  catalogo_cambios: CatalogoCambiosTable;
  sinonimos: SinonimosTable;
  familias: FamiliasTable;
  colores: ColoresTable;
  busquedas_fallidas: BusquedasFallidasTable;
  ajustes: AjustesTable;
  limites: LimitesTable;
  accesos_conocidos: AccesosConocidosTable;
};
