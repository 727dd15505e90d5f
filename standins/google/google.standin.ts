import type { Standin, Surroundings } from "../standin.ts";
import { createCodes } from "./codes.ts";
import { createFallasGoogle } from "./fallas-google.ts";
import { addGoogleRoutes } from "./google.routes.ts";
import { createSigner } from "./id-token.ts";

export function createGoogle({ clock, closing }: Surroundings): Standin {
  const now = () => clock.now();
  const parts = {
    codes: createCodes(now),
    signer: createSigner(),
    fallas: createFallasGoogle(closing),
    now,
  };
  return {
    nombre: "Google",
    descripcion: "Deja elegir quién ser y responde con un código, como el ingreso con Google.",
    links: [{ text: "Descubrimiento", href: "/google/.well-known/openid-configuration" }],
    addRoutes: (app) => addGoogleRoutes(app, parts),
    close: async () => undefined,
  };
}
