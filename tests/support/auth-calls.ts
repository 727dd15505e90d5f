import { expect } from "vitest";
import { tokenIn, waitForCorreos } from "./correo.ts";
import type { TestApp } from "./test-app.ts";

export const password = "corcho-nube-3D";

let serial = 0;
export const newEmail = () => `persona-${++serial}@ejemplo.cl`;

export type AuthCalls = ReturnType<typeof createAuthCalls>;

/** The calls about accounts; `post` gives status and bytes, to compare whole answers. */
export function createAuthCalls(app: TestApp) {
  async function post(path: string, body: unknown) {
    const response = await fetch(`${app.url}/api/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  }

  const registrar = (email: string, nombre = "Ana Pérez", clave = password) =>
    post("registrar.php", { nombre, email, password: clave });
  const login = (email: string, clave = password) => post("login.php", { email, password: clave });
  const verificar = (token: string) => app.client()("verificarEmail", { query: { token } });

  async function registerVerified(email: string): Promise<void> {
    await registrar(email);
    expect((await verificar(await readToken(email))).ok).toBe(true);
  }

  /** The token of the newest mail, once there are `count`. */
  async function readToken(email: string, count = 1): Promise<string> {
    const [newest] = await waitForCorreos(app, email, count);
    return newest ? tokenIn(newest) : "";
  }

  return { post, registrar, login, verificar, registerVerified, readToken };
}
