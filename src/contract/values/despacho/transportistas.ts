import { fold } from "../fold.ts";

type Transportista = {
  nombre: string;
  /** In the folded name, as people write it. */
  mark: RegExp;
  /** The public page that shows a parcel. */
  page: (seguimiento: string) => string;
};

/** Correos de Chile has no address for one parcel: its page asks for the number. */
export const transportistas: readonly Transportista[] = [
  {
    nombre: "Chilexpress",
    mark: /^chile? ?express/,
    page: (numero) => `https://centrodeayuda.chilexpress.cl/seguimiento/${numero}`,
  },
  {
    nombre: "Starken",
    mark: /^starken/,
    page: (numero) => `https://www.starken.cl/seguimiento?codigo=${numero}`,
  },
  {
    nombre: "Blue Express",
    mark: /^blue ?(ex|$)/,
    page: (numero) => `https://www.blue.cl/enviar/seguimiento?n_seguimiento=${numero}`,
  },
  {
    nombre: "Correos de Chile",
    mark: /^correos/,
    page: () => "https://www.correos.cl/seguimiento-en-linea",
  },
];

/** However its name is written. */
export function findTransportista(text: string): Transportista | undefined {
  const name = fold(text);
  return transportistas.find(({ mark }) => mark.test(name));
}

/** Where the parcel is followed; null for a carrier that is not in the table. */
export function trackingUrl(transportista: string, seguimiento: string): string | null {
  const found = findTransportista(transportista);
  return found ? found.page(encodeURIComponent(seguimiento.replace(/\s+/g, ""))) : null;
}
