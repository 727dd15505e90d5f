import type { Ajustes, AvisoVentas } from "#contract/schemas/ajustes.ts";

export const ajustesCopy = {
  title: "Ajustes",
  lead: "Lo que tus páginas y tus correos dicen de la tienda. Lo que guardas se ve en menos de un segundo.",
  loadFailed: "No pudimos cargar los ajustes. Inténtalo de nuevo.",
  saveFailed: "No pudimos guardar los ajustes. Lo que escribiste sigue aquí.",
  savedOn: (when: string) => `Guardados por última vez el ${when}.`,
  neverSaved: "Hasta ahora valen los datos con que se instaló la tienda.",
  staleTitle: "Los ajustes cambiaron mientras los editabas.",
  staleText: "Lo que escribiste sigue aquí. Otra persona cambió:",
  staleKeep: "Seguir con lo mío",
  staleLoad: "Cargar lo último",
  staleRetry: "Reintentar",
  kept: "Revisa lo que escribiste y guarda de nuevo: se cambiará también lo que guardó la otra persona.",

  groups: {
    shop: { title: "La tienda", lead: "Su nombre y su frase, en cada página y en cada correo." },
    seller: {
      title: "Quién vende",
      lead: "La ley pide decirlo: va al pie de cada página, en Nosotros, en los términos y en los correos.",
    },
    contact: {
      title: "Cómo te encuentran",
      lead: "Lo que dejas vacío no se muestra.",
    },
    notices: { title: "Lo que te avisamos", lead: "Al correo de la tienda." },
    costs: {
      title: "Lo que te cuesta",
      lead: "Para calcular cuánto cuesta hacer cada pieza. Solo lo ves tú.",
    },
    textos: {
      title: "Tus palabras",
      lead: "En la portada y en Nosotros. Lo que se anuncia obliga: que sea cierto.",
    },
    claims: {
      title: "Lo que prometes",
      lead: "Lo que se anuncia obliga: escribe solo lo que cumples.",
    },
  },
  preview: {
    title: "Así se verá",
    footer: "Al pie de cada página",
    pieces: (count: string) => `${count}+ piezas impresas, más las que vendas aquí`,
    claims: "En la portada y en Preguntas frecuentes",
    noSeller: "Todavía no dice quién vende.",
  },
} as const;

export const avisoVentasNames: Readonly<Record<AvisoVentas, string>> = {
  cada_venta: "Uno por cada venta",
  por_dia: "Uno al día, a las 8:00",
  nunca: "Ninguno",
};

export const ajusteNames: Readonly<Record<keyof Ajustes, string>> = {
  nombre: "Nombre",
  lema: "Frase",
  razon_social: "Razón social",
  rut: "RUT",
  representante: "Representante legal",
  direccion: "Dirección del taller",
  telefono: "Teléfono",
  email: "Correo",
  horario: "Horario",
  whatsapp: "WhatsApp",
  instagram: "Instagram",
  piezas_base: "Piezas impresas antes de abrir",
  respuesta_horas: "Horas para responder",
  aviso_ventas: "Correo por tus ventas",
  hora_maquina: "Hora de máquina",
  fallas_porciento: "Impresiones que fallan",
  terminacion_dias: "Días de terminación",
  cuotas: "Cuotas de tu contrato",
  despacho: "Despacho",
  privacidad: "Datos fuera de Chile",
  boleta: "Boleta",
  transferencia: "Cuenta para transferencias",
  texto_envios: "Envíos a todo Chile",
  texto_disenos: "Diseños a pedido",
  texto_respuesta: "Respuesta rápida",
  mision: "Misión",
  mision_detalle: "Debajo de la misión",
  razon_calidad: "Calidad",
  razon_innovacion: "Innovación constante",
  razon_comunidad: "Comunidad y soporte",
};

export const ajusteHints: Readonly<Partial<Record<keyof Ajustes, string>>> = {
  rut: "Con su dígito verificador: 76.123.456-0.",
  whatsapp: "Un número con su código de país. Sin él, ninguna página enlaza a WhatsApp.",
  instagram: "La dirección de tu perfil, con https://.",
  piezas_base: "La portada les suma las unidades que vendes.",
  respuesta_horas: "24 es un día hábil, 48 son dos.",
  hora_maquina: "En pesos: luz, repuestos y el desgaste de la impresora.",
  fallas_porciento: "De cada 100.",
  terminacion_dias:
    "Hábiles, desde que una pieza se imprime hasta que está lista: soportes, lija, pintura. Cuentan en las fechas que se prometen.",
  cuotas: "El máximo que acordaste con Transbank, de 2 a 48. Vacío: la tienda no habla de cuotas.",
  despacho: "Una frase, para la ficha de cada producto, el carrito, los términos y los correos.",
  privacidad: "Para la página de privacidad: dónde están tus servidores y tu correo.",
  boleta:
    "Lo que el comprobante y su correo dicen de ella: solo lo que acordaste con el SII y con Transbank.",
  transferencia:
    "Banco, tipo y número de cuenta, titular y RUT, para encargos que acordaste. Vacío: no se publica.",
};
