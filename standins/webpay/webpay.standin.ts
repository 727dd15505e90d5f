import type { Standin, Surroundings } from "../standin.ts";
import { addApiRoutes } from "./api/api.routes.ts";
import { addControlRoutes } from "./control/control.routes.ts";
import type { Limits } from "./limits.ts";
import { integrationLimits } from "./limits.ts";
import { addPageRoutes } from "./page/page.routes.ts";
import { createProvider } from "./provider.ts";

const defaultCommitMs = 50;

export type WebpayOptions = { limits?: Partial<Limits>; commitMs?: number };

/** Webpay Plus REST 1.2. */
export function createWebpay(surroundings: Surroundings, options: WebpayOptions = {}): Standin {
  const provider = createProvider({
    ...surroundings,
    limits: { ...integrationLimits, ...options.limits },
    commitMs: options.commitMs ?? defaultCommitMs,
  });
  return {
    nombre: "Webpay Plus",
    descripcion: "El pago: la API REST 1.2 y su página, con tarjetas de prueba.",
    links: [
      { text: "Transacciones", href: "/webpay/control/transacciones" },
      { text: "Llamadas de la tienda", href: "/webpay/control/llamadas" },
      { text: "Fallas pendientes", href: "/webpay/control/fallas" },
    ],
    addRoutes: (app) => {
      addApiRoutes(app, provider);
      addControlRoutes(app, provider);
      addPageRoutes(app, provider);
    },
    close: async () => {},
  };
}
