import type { FastifyInstance } from "fastify";
import { controlError, json, page, type Reply, seeOther } from "../http/reply.ts";
import { type Fields, readFields, readParam, readQuery } from "../http/request.ts";
import { addPath } from "../http/server.ts";
import { messagePage } from "../ui/message-page.ts";
import { correoPage } from "./correo.view.ts";
import { type FallasCorreo, fallasCorreo } from "./fallas-correo.ts";
import { headersOf, publicFields } from "./mensaje.ts";
import type { Mensajes } from "./mensajes.store.ts";

const maxTimes = 1000;

export type CorreoParts = { mensajes: Mensajes; fallas: FallasCorreo };

export function addCorreoRoutes(app: FastifyInstance, parts: CorreoParts): void {
  const { mensajes, fallas } = parts;
  addPath(app, "/correo", {
    GET: () => page(200, correoPage({ mensajes: mensajes.list(null), selected: null })),
  });
  addPath(app, "/correo/mensajes.json", {
    GET: (call) => json(200, mensajes.list(readQuery(call).get("para")).map(publicFields)),
    DELETE: () => empty(mensajes),
  });
  addPath(app, "/correo/mensajes/:id", {
    GET: (call) => showMensaje(parts, readParam(call, "id")),
  });
  addPath(app, "/correo/vaciar", { POST: () => emptyFromPage(mensajes) });
  addPath(app, "/correo/control/cabeceras.json", {
    GET: () => json(200, mensajes.list(null).map(headersOf)),
  });
  addPath(app, "/correo/control/fallas", {
    GET: () => json(200, fallas.describe()),
    POST: (call) => setFalla(fallas, readFields(call)),
  });
}

function showMensaje({ mensajes }: CorreoParts, id: string): Reply {
  const selected = mensajes.find(id);
  if (selected !== null) {
    return page(200, correoPage({ mensajes: mensajes.list(null), selected }));
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

function setFalla(fallas: FallasCorreo, { falla, veces: times = 1 }: Fields): Reply {
  if (falla === "ninguna") {
    fallas.clear();
    return json(200, fallas.describe());
  }
  const known = fallasCorreo.find((name) => name === falla);
  if (known === undefined) {
    return controlError(400, `«falla» debe ser una de: ${fallasCorreo.join(", ")}, ninguna.`);
  }
  const isCount = typeof times === "number" && Number.isInteger(times);
  if (!isCount || times < 1 || times > maxTimes) {
    return controlError(400, `«veces» debe ser un número entero entre 1 y ${maxTimes}.`);
  }
  fallas.set(known, times);
  return json(200, fallas.describe());
}
