/** Binding: docs/reglas.md 54. */
export const direccionesCopy = {
  heading: "Dirección de envío",
  listLabel: "Tus direcciones",
  loading: "Cargando tus direcciones…",
  loadFailed: "No se pudieron cargar tus direcciones.",
  loadFailedHelp: "Siguen guardadas. Inténtalo de nuevo en unos segundos.",
  retry: "Reintentar",
  empty: "Aún no tienes direcciones guardadas. Agrega una para recibir tu pedido.",
  add: "Agregar dirección",
  edit: "Editar",
  editOf: (alias: string) => `Editar la dirección ${alias}`,
  remove: "Eliminar",
  removeOf: (alias: string) => `Eliminar la dirección ${alias}`,
  removeTitle: "Eliminar dirección",
  confirmRemove: "¿Estás seguro de que quieres eliminar esta dirección?",
  removeFailed: "No pudimos eliminar la dirección. Inténtalo de nuevo.",
  removed: "Dirección eliminada",
  saved: "Dirección guardada",
  saveFailed: "No pudimos guardar la dirección. Inténtalo de nuevo.",

  addTitle: "Agregar dirección",
  editTitle: "Editar dirección",
  region: "Región",
  regionPlaceholder: "Elige una región",
  comuna: "Comuna",
  suggestions: "Sugerencias",
  comunaHint: "Escribe y elige de la lista; la región viene sola.",
  comunaFromListHint: "Escribe y elige de la lista.",
  comunaFromList: "Elige una comuna de la lista.",
  comunasFromList: (count: number) =>
    count === 0 ? "Ninguna comuna coincide." : countOptions(count),
  askComuna: "¿A qué comuna?",
  change: "Cambiar",
  changeWhat: "comuna",
  comunaCleared: "Cambiaste la región: vuelve a elegir la comuna.",
  comunaOptions: (count: number) => countOptions(count),
  comunaUnknown: (typed: string) =>
    `No encontramos «${typed}» entre las comunas. ¿Quisiste decir…?`,
  comunaUnknownAlone: (typed: string) =>
    `No encontramos «${typed}» entre las comunas de Chile. Revisa el nombre, o déjalo así.`,
  comunaKeep: (typed: string) => `Dejar «${typed}»`,
  /** Where the whole name would not fit beside a comuna. */
  shortRegion: (region: string) => region.replace(/ de Santiago$/, ""),
  calle: "Calle y número",
  calleHint: "Con depto, torre u oficina, si corresponde.",
  ciudad: "Ciudad",
  alias: "Alias de la dirección",
  aliasHint: "Por ejemplo: Casa, Oficina.",
  recibe: "Quién recibe",
  recibeHint: "Si no eres tú.",
  telefono: "Teléfono",
  telefonoHint: "Para que el transportista pueda avisar. Nueve dígitos, como 9 8765 4321.",
  receivedBy: (who: string) => `Recibe: ${who}`,
  nota: "Indicaciones para el despacho",
  cancel: "Cancelar",
  save: "Guardar",
  saving: "Guardando…",
} as const;

function countOptions(count: number): string {
  if (count === 0) return "Ninguna comuna coincide; puedes dejar lo que escribiste.";
  return count === 1 ? "1 comuna coincide." : `${count} comunas coinciden.`;
}
