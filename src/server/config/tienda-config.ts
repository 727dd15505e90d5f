import type { AvisoVentas } from "#contract/schemas/ajustes.ts";
import type { DespachoIncluido } from "#contract/schemas/tienda.ts";
import { defaultTextos, type Textos } from "#contract/values/default-textos.ts";
import { parseRut } from "#contract/values/persona/rut.ts";
import { parseTelefono } from "#contract/values/persona/telefono.ts";
import type { Settings } from "./settings.ts";

export type TiendaConfig = {
  nombre: string;
  lema: string;
  identidad: {
    razon_social: string | null;
    rut: string | null;
    /** Who represents the seller before the law. */
    representante: string | null;
    direccion: string | null;
    telefono: string | null;
    email: string | null;
    horario: string | null;
  };
  /** E.164. */
  whatsapp: string | null;
  redes: { nombre: string; url: string }[];
  piezasBase: number;
  respuestaHoras: number;
  avisoVentas: AvisoVentas;
  /** Pesos for an hour of a printer, and prints of a hundred that fail. */
  costos: { horaMaquina: number; fallas: number };
  /** Working days from the last print until a piece is finished: supports, paint, glue. */
  terminacionDias: number;
  /** Most cuotas with a credit card, agreed with the provider; null when the pages say nothing of them. */
  cuotas: number | null;
  despacho: string;
  /** The sentence is the table's, which knows each comuna. */
  hasDespachoTabla: boolean;
  /** Null unless the table asks nothing for despacho a domicilio, in any comuna. */
  despachoIncluido: DespachoIncluido | null;
  privacidad: string;
  /** Sentence about the boleta on receipt and mail. */
  boleta: string;
  /** The account for transfers that were agreed on; null when the pages name none. */
  transferencia: string | null;
  textos: Textos;
  /** Names of settings that the pages show as facts, and nobody has set. */
  assumed: readonly string[];
};

const shownAsFacts = ["SHOP_PIECES_BASE", "SHOP_REPLY_HOURS", "SHOP_DELIVERY"];

/** Demo invents a seller; production has only what is set. */
export function readTienda(settings: Settings, isDemo: boolean): TiendaConfig {
  const demo = (value: string) => (isDemo ? value : null);
  const redes = [{ nombre: "Instagram", setting: "SHOP_INSTAGRAM" }];
  return {
    nombre: settings.text("SHOP_NAME") ?? "Estrato",
    lema: settings.text("SHOP_TAGLINE") ?? "Piezas impresas en 3D, capa por capa",
    identidad: {
      razon_social:
        settings.text("SHOP_LEGAL_NAME") ?? demo("Estrato SpA (tienda de demostración)"),
      rut: readRut(settings) ?? demo("76.000.000-0"),
      representante: settings.text("SHOP_REPRESENTATIVE") ?? demo("Persona de Ejemplo"),
      direccion: settings.text("SHOP_ADDRESS") ?? demo("Calle de Ejemplo 123, Valparaíso"),
      telefono: settings.text("SHOP_PHONE") ?? demo("+56 9 0000 0000"),
      email: settings.text("SHOP_EMAIL") ?? demo("hola@tienda.test"),
      horario: settings.text("SHOP_HOURS") ?? demo("Lunes a viernes de 10:00 a 18:00"),
    },
    whatsapp: readWhatsapp(settings) ?? demo("+56900000000"),
    redes: redes.flatMap(({ nombre, setting }) => {
      const url = settings.text(setting);
      if (url === null) return [];
      if (!/^https:\/\//.test(url)) settings.fault(`${setting} debe empezar con https://.`);
      return [{ nombre, url }];
    }),
    piezasBase: settings.integer("SHOP_PIECES_BASE", { fallback: 500, min: 0, max: 100_000_000 }),
    avisoVentas: "cada_venta",
    ...firstTaller(isDemo),
    respuestaHoras: settings.integer("SHOP_REPLY_HOURS", { fallback: 24, min: 1, max: 720 }),
    cuotas:
      settings.optionalInteger("SHOP_INSTALLMENTS", { min: 2, max: 48 }) ?? (isDemo ? 12 : null),
    despacho:
      settings.text("SHOP_DELIVERY") ??
      "Despacho a todo Chile incluido en el precio, entre 3 y 7 días hábiles.",
    hasDespachoTabla: false,
    despachoIncluido: null,
    privacidad:
      settings.text("SHOP_PRIVACY") ??
      "Los servidores de la tienda y el servicio de correo pueden estar fuera de Chile. Pregúntanos dónde y con qué garantías, y te lo decimos.",
    boleta: settings.text("SHOP_BOLETA") ?? "Este documento confirma tu compra.",
    transferencia: settings.text("SHOP_TRANSFER"),
    textos: defaultTextos,
    assumed: shownAsFacts.filter((name) => settings.text(name) === null),
  };
}

function firstTaller(isDemo: boolean): Pick<TiendaConfig, "costos" | "terminacionDias"> {
  return isDemo
    ? { costos: { horaMaquina: 350, fallas: 8 }, terminacionDias: 1 }
    : { costos: { horaMaquina: 0, fallas: 0 }, terminacionDias: 0 };
}

function readRut(settings: Settings): string | null {
  const text = settings.text("SHOP_RUT");
  if (text === null) return null;
  const rut = parseRut(text);
  if (rut === null)
    settings.fault(`SHOP_RUT no es un RUT válido: revisa "${text}" y su dígito verificador.`);
  return rut;
}

/** A number, or the link to it that this setting held before. */
function readWhatsapp(settings: Settings): string | null {
  const text = settings.text("SHOP_WHATSAPP");
  if (text === null) return null;
  const numero = parseTelefono(text.replace(/^https:\/\/wa\.me\/\+?/, "+"));
  if (numero === null)
    settings.fault(
      `SHOP_WHATSAPP debe ser un número con su código de país, como +56987654321; se recibió "${text}".`,
    );
  return numero;
}
