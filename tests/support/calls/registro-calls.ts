import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { type CaughtCorreo, tokenIn, waitForCorreos } from "#rig/standins/correo.ts";
import { createAuthCalls } from "./auth-calls.ts";

let serial = 0;
/** Address of a mailbox that Google runs. */
export const newGoogleEmail = () => `registro-${++serial}@gmail.com`;
export const newBrowser = () => randomBytes(32).toString("base64url");

/** A person, the password that they chose, and the browser they use. */
export type Person = { nombre: string; password: string; navegador?: string };

export const owner = () => ({
  nombre: "Ana Pérez",
  password: "la-clave-de-la-duena",
  navegador: newBrowser(),
});
export const stranger = (): Person => ({ nombre: "Intruso", password: "clave-plantada-77" });

export type RegistroCalls = ReturnType<typeof createRegistroCalls>;

export function createRegistroCalls(shop: TestShop) {
  const { post } = createAuthCalls(shop);

  /** Answers the mail of this registration. */
  async function registerAs(email: string, person: Person): Promise<CaughtCorreo> {
    const before = (await waitForCorreos(shop, email, 0)).length;
    expect((await post("registrar.php", { email, ...person })).status).toBe(201);
    const [newest] = await waitForCorreos(shop, email, before + 1);
    if (!newest) throw new Error("no mail");
    return newest;
  }

  /** Without a browser as a client of its own does it. */
  async function open(correo: CaughtCorreo, navegador?: string) {
    const query = { token: tokenIn(correo), ...(navegador === undefined ? {} : { navegador }) };
    return shop.client()("verifyEmail", { query });
  }

  async function signIn(email: string, { password, navegador }: Omit<Person, "nombre">) {
    const browser = navegador === undefined ? {} : { navegador };
    return (await post("login.php", { email, password, ...browser })).status;
  }

  async function reject(correo: CaughtCorreo) {
    return shop.client()("rejectRegistro", { body: { token: tokenIn(correo) } });
  }

  async function countRows(email: string) {
    const { db } = shop.database;
    const count = async (table: "usuarios" | "registros" | "enlaces_registro") =>
      (await db.selectFrom(table).select("email").where("email", "=", email).execute()).length;
    return {
      usuarios: await count("usuarios"),
      registros: await count("registros"),
      enlaces: await count("enlaces_registro"),
    };
  }

  return { registerAs, open, signIn, reject, countRows };
}
