import type { BodyOf } from "#contract/client.ts";
import { frozenDireccion } from "#rig/builders/direccion.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { secretIn, waitForCorreo } from "#rig/standins/correo.ts";

type GuestBody = BodyOf<"startPagoAsInvitado">;
type Wish = {
  lineas: GuestBody["lineas"];
  email?: string;
  /** Needs PROXY_HOPS=1. */
  from?: string;
};

let serial = 0;

export const newGuestEmail = () => `invitado-${++serial}@correo.test`;

export function guestBody({ lineas, email = newGuestEmail() }: Wish): GuestBody {
  return {
    invitado: { nombre: "Beto Rojas", email, telefono: "9 8765 4321" },
    direccion: frozenDireccion,
    lineas,
    acepta_terminos: true,
  };
}

export function tryStartAsGuest(shop: TestShop, { from, ...wish }: Wish) {
  return shop.client(undefined, from)("startPagoAsInvitado", { body: guestBody(wish) });
}

export async function startAsGuest(shop: TestShop, wish: Wish) {
  const result = await tryStartAsGuest(shop, wish);
  if (!result.ok) throw new Error(`guest start failed: ${result.status} ${result.error}`);
  return result.data;
}

/** The secret of the link in the newest mail about a paid pedido. */
export async function enlaceOf(shop: TestShop, email: string, asunto = /Recibimos tu pago/) {
  await shop.app.outbox.runOnce();
  const correo = await waitForCorreo(shop, email, asunto);
  return secretIn(correo, "/pedido/");
}
