import { type Call, readJsonBody } from "../http/call.ts";
import { controlError, json, page, type Reply, seeOther } from "../http/reply.ts";
import type { Route } from "../http/router.ts";
import { messagePage } from "../ui/message-page.ts";
import { correoPage } from "./correo.view.ts";
import { FALLAS_CORREO, type FallasCorreo } from "./fallas-correo.ts";
import { headersOf, publicFields } from "./mensaje.ts";
import type { Mensajes } from "./mensajes.store.ts";

const MAX_VECES = 1000;

export type CorreoParts = { mensajes: Mensajes; fallas: FallasCorreo; smtpUrl: string };

/** The mailbox as a page for people and as JSON for tests. */
export function createCorreoRoutes(parts: CorreoParts): Route[] {
  const { mensajes, fallas, smtpUrl } = parts;
  return [
    {
      method: "GET",
      path: "/correo",
      handle: () =>
        page(200, correoPage({ mensajes: mensajes.list(null), selected: null, smtpUrl })),
    },
    {
      method: "GET",
      path: "/correo/mensajes.json",
      handle: (call) => json(200, mensajes.list(call.query.get("para")).map(publicFields)),
    },
    { method: "DELETE", path: "/correo/mensajes.json", handle: () => empty(mensajes) },
    { method: "POST", path: "/correo/vaciar", handle: () => emptyFromPage(mensajes) },
    {
      method: "GET",
      path: "/correo/control/cabeceras.json",
      handle: () => json(200, mensajes.list(null).map(headersOf)),
    },
    {
      method: "GET",
      path: "/correo/control/fallas",
      handle: () => json(200, fallas.describe()),
    },
    {
      method: "POST",
      path: "/correo/control/fallas",
      handle: (call) => setFalla(fallas, call),
    },
    {
      method: "GET",
      path: "/correo/mensajes/:id",
      handle: (call) => showMensaje(parts, call.params.id ?? ""),
    },
  ];
}

function showMensaje({ mensajes, smtpUrl }: CorreoParts, id: string): Reply {
  const selected = mensajes.find(id);
  if (selected !== null) {
    return page(200, correoPage({ mensajes: mensajes.list(null), selected, smtpUrl }));
  }
  const lines = ["Puede que alguien haya vaciado el correo."];
  return page(404, messagePage({ title: "Ese mensaje ya no está", lines }));
}

function empty(mensajes: Mensajes): Reply {
  mensajes.clear();
  return json(200, { mensaje: "El correo quedó vacío." });
}

function emptyFromPage(mensajes: Mensajes): Reply {
  mensajes.clear();
  return seeOther("/correo");
}

function setFalla(fallas: FallasCorreo, call: Call): Reply {
  const body = readJsonBody(call);
  if (body.kind === "wrong_type") {
    return controlError(415, "Envía el cuerpo como application/json.");
  }
  if (body.kind === "malformed") return controlError(400, "El cuerpo no es un objeto JSON válido.");
  const { falla, veces = 1 } = body.value;
  if (falla === "ninguna") {
    fallas.clear();
    return json(200, fallas.describe());
  }
  const known = FALLAS_CORREO.find((name) => name === falla);
  if (known === undefined) {
    return controlError(400, `«falla» debe ser una de: ${FALLAS_CORREO.join(", ")}, ninguna.`);
  }
  const isCount = typeof veces === "number" && Number.isInteger(veces);
  if (!isCount || veces < 1 || veces > MAX_VECES) {
    return controlError(400, `«veces» debe ser un número entero entre 1 y ${MAX_VECES}.`);
  }
  fallas.set(known, veces);
  return json(200, fallas.describe());
}
