/** Filters of the catalogue besides words and categoria; an absent value filters nothing. */
export type Facetas = {
  /** Whole pesos, thousands, included. */
  precio_min?: number | undefined;
  precio_max?: number | undefined;
  /** Spelt by the owner. */
  material?: string | undefined;
  /** Clave of one of the shop's colores. */
  color?: string | undefined;
  /** Only what can be bought now. */
  disponible?: boolean | undefined;
  /** At least so many stars, as the mean is shown. */
  estrellas?: number | undefined;
};

export const facetaNames = [
  "precio_min",
  "precio_max",
  "material",
  "color",
  "disponible",
  "estrellas",
] as const satisfies readonly (keyof Facetas)[];

/** Precios of filters are whole thousands: kept counts have no finer steps (docs/decisiones.md 64). */
export const precioStep = 1000;
export const maxPrecioFilter = 99_999_000;

/** A clave of a choice or a color. */
export const clavePattern = /^[a-z0-9][a-z0-9_]{0,39}$/;

/** The only number of stars to filter by. */
export const fewestStars = 4;

/** Both ends included; null is open. */
export const precioBands = [
  { desde: null, hasta: 10_000 },
  { desde: 10_000, hasta: 20_000 },
  { desde: 20_000, hasta: 40_000 },
  { desde: 40_000, hasta: null },
] as const;
