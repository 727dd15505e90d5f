import { routes } from "./routes.ts";

/** Where the payment provider sends the browser back to: a path on the shop's own origin. */
export const retornoPath = `/api${routes.getPagoRetorno.path}`;
