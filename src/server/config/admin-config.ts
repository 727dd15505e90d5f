import { findPasswordFault, wordsOfPerson, wordsOfShop } from "../passwords/index.ts";
import type { Settings } from "./settings.ts";

export type AdminConfig = { email: string; password: string };

const demoAdmin = { email: "admin@tienda.test", password: "admin-demo-3D" };

/** Longer than a customer's: it stands in a file, nobody types it every day. */
const minLength = 12;
/** A sign-in reads no more. */
const maxBytes = 256;

const advice = "Elige otra, por ejemplo cinco palabras al azar, e inicia la tienda de nuevo.";

/** The demo's own is published, and kept as it is. */
export function readAdmin(
  settings: Settings,
  shop: { isDemo: boolean; nombre: string; shopUrl: string },
): AdminConfig | null {
  const email = settings.text("ADMIN_EMAIL");
  const password = settings.text("ADMIN_PASSWORD");
  if (shop.isDemo) {
    return { email: email ?? demoAdmin.email, password: password ?? demoAdmin.password };
  }
  if (email === null && password === null) return null;
  if (email === null || password === null) {
    settings.fault("ADMIN_EMAIL y ADMIN_PASSWORD van juntos: falta uno de los dos.");
    return null;
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    settings.fault("ADMIN_EMAIL no es un correo electrónico válido.");
  }
  const fault = describeFault(password, [
    ...wordsOfShop(shop),
    ...wordsOfPerson({ nombre: "", email }),
  ]);
  if (fault !== null) settings.fault(`ADMIN_PASSWORD ${fault} ${advice}`);
  return { email: email.toLowerCase(), password };
}

/** The rest of the sentence; it never quotes the password. */
function describeFault(password: string, ownWords: readonly string[]): string | null {
  const isDemos = password.toLowerCase() === demoAdmin.password.toLowerCase();
  if (isDemos || password.length < minLength) {
    return `debe tener al menos ${minLength} caracteres y no ser la de demostración.`;
  }
  if (Buffer.byteLength(password) > maxBytes) return `debe tener ${maxBytes} bytes como máximo.`;
  const fault = findPasswordFault(password, ownWords);
  if (fault === "own") return "es el nombre de la tienda, su dominio o ADMIN_EMAIL.";
  return fault === "known" ? "es muy conocida o sigue un orden." : null;
}
