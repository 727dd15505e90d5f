import { readCodeApp } from "#rig/builders/factor.ts";
import { openApi } from "#rig/shop/open-api.ts";
import type { Place } from "#rig/shop/place.ts";
import { tokenOf } from "#rig/shop/token-of.ts";
import { recoveryTokenIn, tokenIn, waitForCorreo } from "#rig/standins/correo.ts";
import { codeFor } from "#rig/standins/google.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { systemClock } from "#server/time/clock.ts";

export type Person = { email: string; password: string; token: string };

const password = "una clave que nadie más usa 7";

export async function enterAs(
  place: Place,
  account: { email: string; password: string },
): Promise<string> {
  return tokenOf(await openApi(place)("login", { body: account }));
}

export async function registerPerson(place: Place, nombre: string): Promise<Person> {
  const email = `vistas-${crypto.randomUUID().slice(0, 8)}@tienda.test`;
  const api = openApi(place);
  await api("registerUsuario", { body: { nombre, email, password } });
  const correo = await waitForCorreo(place, email, /^Verifica/);
  await api("verifyEmail", { query: { token: tokenIn(correo) } });
  return { email, password, token: await enterAs(place, { email, password }) };
}

/** Stays open: nobody accepts it. */
export async function inviteSomebody(place: Place, owner: string): Promise<void> {
  const email = `invitada-${crypto.randomUUID().slice(0, 8)}@tienda.test`;
  await openApi(place, owner)("inviteAdministrador", { body: { email } });
  await changeWhatsapp(openApi(place, owner));
}

async function changeWhatsapp(api: ReturnType<typeof openApi>): Promise<void> {
  const { version, ajustes } = await api("getAjustes");
  await api("saveAjustes", { body: { version, ...ajustes, whatsapp: "+56987650000" } });
}

/** Causes every mail of an account: repeated registration, recovery, Google, erasure. */
export async function walkAccount(place: Place): Promise<void> {
  const api = openApi(place);
  const { email } = await registerPerson(place, "Rosa Fuentes");
  await api("registerUsuario", { body: { nombre: "Rosa Fuentes", email, password } });
  await api("requestRecovery", { body: { email } });
  const recovery = recoveryTokenIn(await waitForCorreo(place, email, /^Elige una contraseña/));
  const chosen = { password: `${password} b`, confirm_password: `${password} b` };
  await api("resetPassword", { body: { token: recovery, ...chosen } });
  // Google runs the mailboxes of a hosted domain.
  const code = await codeFor(place, { email, hd: "tienda.test" });
  const token = tokenOf(await api("loginWithGoogle", { body: { code } }));
  // An erasure takes mails that have not left.
  await waitForCorreo(place, email, /^Uniste Google/);
  await openApi(place, token)("deleteCuenta", { body: {} });
}

/** Somebody who buys without an account, and asks for what the shop keeps. */
export async function walkGuest(place: Place, producto_id: number): Promise<void> {
  const api = openApi(place);
  const email = `sin-cuenta-${crypto.randomUUID().slice(0, 8)}@tienda.test`;
  const { token } = await api("startPagoAsInvitado", {
    body: {
      invitado: { nombre: "Beto Rojas", email, telefono: "987654321" },
      direccion: {
        alias: "Casa",
        calle_numero: "Avenida Alemania 4321",
        comuna: "Valparaíso",
        ciudad: "Valparaíso",
        region: "Valparaíso",
      },
      lineas: [{ producto_id, cantidad: 1 }],
      acepta_terminos: true,
    },
  });
  await finishPayment(place, token, "aprobar");
  await api("requestDatosInvitado", { body: { email } });
}

/** Causes every mail of a second factor; the administrator has none afterwards. */
export async function walkFactor(
  place: Place,
  admin: { email: string; password: string },
): Promise<void> {
  const api = openApi(place, await enterAs(place, admin));
  const { secreto } = await api("startCodigo");
  const codigo = readCodeApp(secreto).codeAt(systemClock.now());
  const { respaldos } = await api("confirmCodigo", { body: { codigo } });
  const asked = await openApi(place)("login", { body: admin });
  if (!("segundo_factor" in asked)) throw new Error("the password alone signed in");
  const { reto } = asked.segundo_factor;
  await openApi(place)("answerReto", { body: { reto, respaldo: respaldos?.[0] ?? "" } });
  await api("deleteCodigo");
}
