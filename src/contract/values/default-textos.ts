/**
 * Texts of home and Nosotros until the owner writes their own: they claim nothing that the code or a setting does not
 * keep.
 */
export const defaultTextos = {
  texto_envios: "Antes de pagar ves cuánto cuesta el despacho a tu comuna y en qué plazo llega.",
  texto_disenos:
    "Trae un archivo, un dibujo o solo la idea: te decimos si se puede imprimir, a qué precio y en qué plazo.",
  texto_respuesta: "Escríbenos por el formulario y te contesta una persona.",
  mision:
    "Que cualquier persona en Chile pueda tener en sus manos la pieza que imagina, impresa en 3D.",
  mision_detalle: "Cada pieza es una pila de capas, igual que la cordillera.",
  razon_calidad:
    "Cada pieza dice de qué está hecha y, si lo publicamos, cuánto mide y cuánto pesa. Si una pieza llega con una falla, eliges: cambio, reparación o tu dinero.",
  razon_innovacion:
    "¿No está en la tienda? Tráenos un archivo, un dibujo o la pura idea, y te la cotizamos.",
  razon_comunidad:
    "Te respondemos antes y después de la compra. Las opiniones son de quienes compraron la pieza.",
} as const;

export type TextoName = keyof typeof defaultTextos;
export type Textos = Readonly<Record<TextoName, string>>;

export const textoNames = Object.keys(defaultTextos) as readonly TextoName[];
