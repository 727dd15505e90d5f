/** Served by a demo alone; a shop that sells knows no such address. */
export const demoOfferPath = "/demostracion.json";

/** How to try a demo: its accounts have published passwords. */
export type DemoOffer = {
  usuarios: { rol: "cliente" | "admin"; email: string; password: string }[];
  /** At the stand-in's payment page; null when payments go elsewhere. */
  card: { number: string; cvv: string; rut: string; password: string } | null;
  /** Where its mails can be read; null when they go elsewhere. */
  mailUrl: string | null;
};
