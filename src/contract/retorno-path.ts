import { routes } from "./routes.ts";

/** Where the payment provider sends the browser back to. */
export const retornoPath = `/api${routes.getPagoRetorno.path}`;
