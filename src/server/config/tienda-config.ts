import type { Settings } from "./settings.ts";

export type TiendaConfig = {
  nombre: string;
  lema: string;
  identidad: {
    razon_social: string | null;
    rut: string | null;
    direccion: string | null;
    telefono: string | null;
    email: string | null;
    horario: string | null;
  };
  redes: { nombre: string; url: string }[];
  piezasBase: number;
  respuestaHoras: number;
  despacho: string;
  privacidad: string;
  /** Names of settings that the pages show as facts, and nobody has set. */
  assumed: readonly string[];
};

const shownAsFacts = ["SHOP_PIECES_BASE", "SHOP_REPLY_HOURS", "SHOP_DELIVERY"];

/** Demo invents a seller; production has only what is set. */
export function readTienda(settings: Settings, isDemo: boolean): TiendaConfig {
  const demo = (value: string) => (isDemo ? value : null);
  const redes = [
    { nombre: "Instagram", setting: "SHOP_INSTAGRAM" },
    { nombre: "WhatsApp", setting: "SHOP_WHATSAPP" },
  ];
  return {
    nombre: settings.text("SHOP_NAME") ?? "Estrato",
    lema: settings.text("SHOP_TAGLINE") ?? "Piezas impresas en 3D, capa por capa",
    identidad: {
      razon_social:
        settings.text("SHOP_LEGAL_NAME") ?? demo("Estrato SpA (tienda de demostración)"),
      rut: settings.text("SHOP_RUT") ?? demo("76.000.000-0"),
      direccion: settings.text("SHOP_ADDRESS") ?? demo("Calle de Ejemplo 123, Valparaíso"),
      telefono: settings.text("SHOP_PHONE") ?? demo("+56 9 0000 0000"),
      email: settings.text("SHOP_EMAIL") ?? demo("hola@tienda.test"),
      horario: settings.text("SHOP_HOURS") ?? demo("Lunes a viernes de 10:00 a 18:00"),
    },
    redes: redes.flatMap(({ nombre, setting }) => {
      const url = settings.text(setting);
      if (url === null) return [];
      if (!/^https:\/\//.test(url)) settings.fault(`${setting} debe empezar con https://.`);
      return [{ nombre, url }];
    }),
    piezasBase: settings.integer("SHOP_PIECES_BASE", { fallback: 500, min: 0, max: 100_000_000 }),
    respuestaHoras: settings.integer("SHOP_REPLY_HOURS", { fallback: 24, min: 1, max: 720 }),
    despacho:
      settings.text("SHOP_DELIVERY") ??
      "Despacho a todo Chile incluido en el precio, entre 3 y 7 días hábiles.",
    privacidad:
      settings.text("SHOP_PRIVACY") ??
      "Los servidores de la tienda y el servicio de correo pueden estar fuera de Chile. Pregúntanos dónde y con qué garantías, y te lo decimos.",
    assumed: shownAsFacts.filter((name) => settings.text(name) === null),
  };
}
