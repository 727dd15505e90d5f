import type { ArchivoTipo } from "./values/archivos/archivo-limits.ts";

/** Every refusal and failure of the API. Binding: docs/reglas.md 61 and docs/reglas.md 65. */
export const errorMessages = {
  unexpected: "Ocurrió un error inesperado.",
  notFound: "No encontramos lo que buscas.",
  methodNotAllowed: "Esta dirección no admite esa operación.",
  malformedJson: "El cuerpo de la solicitud no es JSON válido.",
  malformedAddress: "La dirección no es válida.",
  malformedRequest: "La solicitud no es válida.",
  bodyRequired: "Falta el cuerpo de la solicitud.",
  unsupportedMediaType: "El tipo de contenido de la solicitud no es válido.",
  tooLarge: "La solicitud es demasiado grande.",
  tooSlow: "La solicitud tardó demasiado en llegar. Inténtalo de nuevo.",
  malformedForm: "El formulario llegó incompleto o dañado. Inténtalo de nuevo.",
  repeatedField: "Un campo del formulario está repetido.",
  archivoGone: "El archivo ya no está en el servidor.",
  unexpectedFile: "El formulario trae un archivo que no corresponde.",
  repeatedParameter: "Un parámetro de la dirección está repetido.",
  unavailable: "La tienda está muy ocupada. Inténtalo de nuevo en unos segundos.",
  cannotSave: "La tienda no puede guardar nada por ahora. Inténtalo de nuevo en unos minutos.",
  crossSite: "La solicitud viene de otro sitio y fue rechazada.",
  unauthenticated: "Entra a tu cuenta para continuar.",
  sessionEnded: "Tu sesión terminó. Entra de nuevo.",
  forbidden: "No tienes permiso para hacer esto.",
  tooManyRequests: "Demasiados intentos. Espera un momento y vuelve a intentarlo.",

  nombreRequired: "Ingresa tu nombre.",
  mensajeRequired: "Escribe tu mensaje.",
  emailRequired: "Ingresa tu correo electrónico.",
  passwordRequired: "Ingresa tu contraseña.",
  credentials: "El correo o la contraseña no son correctos.",
  unverified:
    "Aún no has verificado tu correo. Revisa tu bandeja o pide que te enviemos el enlace otra vez.",
  passwordUnconfirmed:
    "Verificaste tu correo en otro navegador. Para entrar aquí, pide el enlace otra vez y ábrelo en este navegador.",
  registroActive:
    "Esa cuenta ya está activa. Si no fuiste tú, elige otra contraseña: la anterior deja de servir.",
  verificationTokenMissing: "No se proporcionó un token de verificación.",
  verificationTokenInvalid:
    "El enlace de verificación no es válido o ya venció. Pide uno nuevo para activar tu cuenta.",
  passwordTooShort: "La contraseña debe tener al menos 8 caracteres.",
  passwordTooLong: "La contraseña es demasiado larga.",
  passwordCommon: "Esa contraseña es muy conocida. Elige otra que solo tú uses.",
  passwordOwn: "Esa contraseña es tu nombre, tu correo o el de la tienda. Elige otra.",
  passwordMismatch: "Las contraseñas no coinciden.",

  passwordWrong: "Tu contraseña actual no es correcta.",
  freshLoginRequired: "Por seguridad, vuelve a entrar y repite esta acción.",
  recoveryEmailRequired: "Por favor, ingresa tu correo electrónico.",
  recoveryTokenInvalid:
    "El enlace para cambiar tu contraseña no es válido o ya venció. Pide uno nuevo.",
  googleUnavailable: "Google no responde en este momento. Inténtalo de nuevo en unos minutos.",
  googleRefused: "Google no confirmó tu identidad. Vuelve a intentarlo.",
  googleUnverified:
    "Tu cuenta de Google no tiene un correo verificado. Verifícalo en Google o usa tu correo y una contraseña.",
  googleOtherAccount:
    "Tu cuenta ya está unida a otra cuenta de Google. Entra con esa o con tu contraseña.",
  googleNeedsPassword:
    "Ya tienes una cuenta con ese correo. Entra con tu contraseña; si no la recuerdas, recupérala.",
  googleDisabled: "El ingreso con Google no está disponible. Entra con tu correo y tu contraseña.",
  accountInactive: "Esta cuenta está desactivada. Escríbenos si crees que es un error.",
  lastAdmin: "Eres la única persona que administra la tienda: no puedes borrar tu cuenta.",

  sesionNotFound: "Esa sesión ya no está abierta.",

  usuarioNotFound: "No hay una cuenta con ese correo.",
  usuarioInactive: "Esa cuenta está desactivada. Actívala primero.",
  usuarioNotReady: "Esa cuenta está desactivada o aún no verificó su correo.",
  adminNotFound: "Esa persona no administra la tienda.",
  alreadyAdmin: "Esa persona ya administra la tienda.",
  lastAdminStays: "Es la única persona que administra la tienda: invita a otra antes de quitarla.",
  adminStaysActive:
    "Quien administra la tienda no se desactiva: primero quítale la administración.",
  invitacionNotFound: "Esa invitación ya no está vigente.",
  invitacionInvalid:
    "El enlace de la invitación no es válido o ya venció. Pide que te inviten otra vez.",
  invitacionOfAnother:
    "La invitación es para otra cuenta. Cierra esta sesión y entra con la que fue invitada.",

  productoNotFound: "Producto no encontrado.",
  imagenesUnavailable:
    "Las imágenes no están disponibles en este momento. Inténtalo de nuevo en unos segundos.",
  categoriaNotFound: "Categoría no encontrada.",
  categoriaRequired: "Elige una categoría de la lista.",
  cantidadInvalid: "La cantidad debe ser un número entero.",
  direccionNotFound: "Dirección no encontrada.",
  direccionRequired: "Por favor, selecciona o añade una dirección de envío.",
  direccionLimit: "Puedes guardar hasta 20 direcciones. Elimina una para agregar otra.",
  telefonoInvalid: "Escribe un teléfono con sus nueve dígitos, como 9 8765 4321.",
  regionInvalid: "Elige una región de la lista.",
  transportistaRequired: "Elige o escribe el transportista.",
  seguimientoRequired: "Escribe el número de seguimiento.",
  motivoRequired: "Escribe el motivo.",
  lineasRequired: "Elige qué unidades.",
  lineasRepeated: "Cada línea va una sola vez.",
  claveRequired:
    "A esta petición le falta su clave: vuelve a abrir el pedido e inténtalo de nuevo.",
  respuestaRequired: "Escribe tu respuesta.",
  productoNombreRequired: "Escribe el nombre del producto.",
  productoSkuRequired: "Escribe el SKU.",
  precioRequired: "Escribe el precio.",
  categoriaNombreRequired: "Escribe el nombre de la categoría.",
  pedidoNotFound: "Pedido no encontrado.",
  enlaceInvalid: "El enlace no es válido o ya terminó.",
  terminosRequired: "Marca que aceptas los términos y condiciones para poder pagar.",
  sinRetractoInvalid: "Los productos sin retracto deben ser una lista de identificadores.",
  despachoInvalid: "El despacho debe ser domicilio, sucursal, por_pagar o retiro.",
  totalInvalid: "El total debe ser un número entero de pesos, cero o más.",
  despachoPrecioInvalid: "El precio del despacho debe ser un número entero de pesos, cero o más.",
  despachoGone:
    "Esa forma de despacho ya no se ofrece para tu pedido. Elige otra y revisa el total antes de pagar.",
  idInvalid: "El identificador no es válido.",
  terminosNotFound: "Versión de los términos no encontrada.",
  notaRequired: "Escribe la nota.",
  mensajeNotFound: "Mensaje no encontrado.",
  discrepanciaNotFound: "Diferencia no encontrada.",
  opinionNotFound: "Opinión no encontrada.",
  opinionNotBought:
    "Solo puedes opinar de productos que hayas comprado en la tienda y que ya te enviamos.",
  carritoEmpty: "Tu carrito está vacío.",
  carritoFull: "Tu carrito admite hasta 100 productos distintos. Quita uno para agregar otro.",
  paymentStart: "No se pudo iniciar el proceso de pago. Inténtalo de nuevo.",
  paymentReplaced:
    "Iniciaste otro pago desde otra pestaña. Este no siguió adelante y no se cobró nada.",
  paymentInProgress:
    "Ya estamos confirmando un pago tuyo. Espera unos segundos y revisa el estado de tu pedido.",
} as const;

/** Underscores are shown as spaces (docs/reglas.md 61). */
export function requiredField(field: string): string {
  return `El campo "${field.replaceAll("_", " ")}" es obligatorio.`;
}

export function fileTooLarge(name: string, maxBytes: number): string {
  return `«${name}» pesa más de ${Math.round(maxBytes / 1_000_000)} MB.`;
}

export function emptyFile(name: string): string {
  return `«${name}» está vacío.`;
}

const archivoNames: Readonly<Record<ArchivoTipo, string>> = {
  stl: "STL",
  "3mf": "3MF",
  gcode: "G-code",
};

/** `tipos`: those that are wanted. */
export function otherArchivo(name: string, tipos: readonly ArchivoTipo[]): string {
  const names = tipos.map((tipo) => archivoNames[tipo]);
  const most = names.slice(0, -1).join(", ");
  return `«${name}» no es un archivo ${[...(most ? [most] : []), names.at(-1) ?? ""].join(" ni ")}.`;
}

export function tooManyFiles(max: number): string {
  return max === 1 ? "Envía un solo archivo." : `Puedes subir hasta ${max} archivos a la vez.`;
}

type Issue = {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  keys?: readonly string[];
};

export function describeIssue(issue: Issue): string {
  if (issue.code === "unrecognized_keys") {
    return `El campo "${issue.keys?.[0] ?? ""}" no se reconoce.`;
  }
  if (issue.message !== "" && !issue.message.startsWith("Invalid ")) return issue.message;
  const field = issue.path.map(String).join(".");
  return field === "" ? "Los datos enviados no son válidos." : `El campo "${field}" no es válido.`;
}
