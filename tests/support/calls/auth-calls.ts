import { expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { recoveryTokenIn, tokenIn, waitForCorreo, waitForCorreos } from "#rig/standins/correo.ts";

export const password = "corcho-nube-3D";

export const recoverySubject = "Elige una contraseña nueva en Estrato";

let serial = 0;
export const newEmail = () => `persona-${++serial}@ejemplo.cl`;

export type AuthCalls = ReturnType<typeof createAuthCalls>;

/** `post` answers status and text. */
export function createAuthCalls(app: TestShop) {
  async function post(path: string, body: unknown) {
    const response = await fetch(`${app.url}/api/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  }

  const registerUsuario = (email: string, nombre = "Ana Pérez", candidate = password) =>
    post("registrar.php", { nombre, email, password: candidate });
  const login = (email: string, candidate = password) =>
    post("login.php", { email, password: candidate });
  const verifyEmail = (token: string) => app.client()("verifyEmail", { query: { token } });

  async function registerVerified(email: string): Promise<void> {
    await registerUsuario(email);
    expect((await verifyEmail(await readToken(email))).ok).toBe(true);
    await waitForCorreo(app, email, "Te damos la bienvenida a Estrato");
  }

  async function recover(email: string, count = 1): Promise<string> {
    expect((await post("solicitar_recuperacion.php", { email })).status).toBe(200);
    return recoveryTokenIn(await waitForCorreo(app, email, recoverySubject, count));
  }

  const reset = (token: string, candidate: string, confirm_password = candidate) =>
    post("resetear_password.php", { token, password: candidate, confirm_password });

  async function tokenOf(email: string, candidate = password): Promise<string> {
    const { status, text } = await login(email, candidate);
    expect(status).toBe(200);
    return JSON.parse(text).token;
  }

  async function readToken(email: string, count = 1): Promise<string> {
    const [newest] = await waitForCorreos(app, email, count);
    return newest ? tokenIn(newest) : "";
  }

  return {
    post,
    registerUsuario,
    login,
    verifyEmail,
    registerVerified,
    readToken,
    recover,
    reset,
    tokenOf,
  };
}
