import type { Modo } from "#contract/values/despacho/despacho.ts";
import { formatClp } from "#contract/values/pago/clp.ts";

export const despachoCopy = {
  title: "Despacho",
  lead: "Cuánto cuesta llevar un pedido y entre qué días llega. Lo que guardas vale desde ese momento; los pedidos que ya existen no cambian.",
  loadFailed: "No pudimos cargar la tabla de despacho. Inténtalo de nuevo.",
  saveFailed: "No pudimos guardar la tabla. Lo que escribiste sigue aquí.",
  staleTitle: "La tabla cambió mientras la editabas.",
  staleText: "Otra persona la guardó. Lo que escribiste sigue aquí.",
  staleLoad: "Cargar lo último",
  staleKeep: "Seguir con lo mío",
  kept: "Revisa lo que escribiste y guarda de nuevo: reemplazará lo que guardó la otra persona.",

  general: "Para todas las zonas",
  activa: "Usar esta tabla",
  activaHint: "Apagada, la tienda dice su frase general de despacho y no cobra nada aparte.",
  horaCorte: "Hora de corte",
  horaCorteHint:
    "De 1 a 24. Lo que se compra desde esa hora cuenta desde el día hábil siguiente; 24: sin corte.",
  diasPreparacion: "Días hábiles de preparación",
  pesoDefecto: "Gramos de una pieza sin peso",
  sinPeso: (count: number) =>
    count === 0
      ? "Todos tus productos tienen peso."
      : `${count === 1 ? "1 producto a la venta no tiene" : `${count} productos a la venta no tienen`} peso: cuentan con este.`,
  diasCerrados: "Días cerrados",
  diasCerradosHint: "Además de sábados, domingos y feriados: 2026-12-24, 2026-12-31.",
  porPagarDesde: "Por pagar, desde (días hábiles)",
  porPagarHasta: "Por pagar, hasta (días hábiles)",
  porPagarHint: "Para las comunas sin zona.",
  retiro: "Ofrecer retiro en el taller",
  retiroTaller: "Dirección del taller",
  retiroHorario: "Horario para retirar",

  zonas: "Zonas",
  zonasLead: "Una comuna cuenta antes que su región, y su región antes que el resto de Chile.",
  sinZona: (names: readonly string[]) =>
    `Sin zona, van por pagar: ${names.slice(0, 8).join(", ")}${names.length > 8 ? ` y ${names.length - 8} más` : ""}.`,
  days: (from: string, to: string) => `${from.trim() || "?"} a ${to.trim() || "?"} días hábiles`,
  from: (precio: number) => (precio === 0 ? "incluido" : `desde ${formatClp(precio)}`),
  nameless: "Cada zona necesita un nombre.",
  toMend: "Por corregir",
  addZona: "Agregar zona",
  newZona: "Zona nueva",
  removeZona: (nombre: string) => `Quitar zona ${nombre}`,
  remove: "Quitar zona",
  modo: "Cómo llega",
  nombre: "Nombre de la zona",
  lugares: "Regiones y comunas",
  lugarAdd: "Agregar región o comuna",
  lugarHint: "Escribe y elige de la lista. «Resto de Chile» vale para todas las demás.",
  lugarUnknown: (text: string) => `«${text}» no es una región ni una comuna de Chile.`,
  add: "Agregar",
  removeLugar: (nombre: string) => `Quitar ${nombre}`,
  diasDesde: "Llega desde (días hábiles)",
  diasHasta: "Llega hasta (días hábiles)",
  gratisDesde: "Gratis desde (pesos)",
  tramoHasta: (at: number) => `Tramo ${at}: hasta (gramos)`,
  tramoPrecio: (at: number) => `Tramo ${at}: precio (pesos)`,
  addTramo: "Agregar tramo",
  removeTramo: (at: number) => `Quitar tramo ${at}`,
  porPagarNote: "Quien recibe le paga a la transportista: esta zona no lleva precios.",

  csvDownload: "Descargar las zonas (CSV)",
  csvUpload: "Subir zonas (CSV)",
  csvName: "despacho.csv",

  previewTitle: "Probar la tabla",
  previewLead: "Contesta con lo que está escrito aquí, aunque todavía no lo guardes.",
  previewOld: "Cambiaste la tabla: prueba de nuevo.",
  previewOff: "La tabla está apagada: así contestaría encendida.",
  previewComuna: "Comuna",
  previewGramos: "Peso en gramos",
  preview: "Probar",
} as const;

export const modoNames: Readonly<Record<Modo, string>> = {
  domicilio: "A domicilio",
  sucursal: "A sucursal",
  por_pagar: "Por pagar",
  retiro: "Retiro en taller",
};
