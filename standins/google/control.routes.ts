import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { controlError, json, type Reply } from "../http/reply.ts";
import { readFields } from "../http/request.ts";
import { addPath } from "../http/server.ts";
import type { Codes } from "./codes.ts";
import type { FallasGoogle } from "./fallas-google.ts";
import { personOf } from "./person.ts";

const CodigoSchema = z.strictObject({
  email: z.email("«email» debe ser un correo."),
  nombre: z._default(z.string("«nombre» debe ser un texto."), ""),
  email_verificado: z._default(z.boolean("«email_verificado» debe ser true o false."), true),
  sub: z.optional(z.string("«sub» debe ser un texto.")),
  hd: z.optional(z.string("«hd» debe ser un texto.")),
  aud: z.optional(z.string("«aud» debe ser un texto.")),
  iss: z.optional(z.string("«iss» debe ser un texto.")),
  exp_segundos: z.optional(z.int("«exp_segundos» debe ser un número entero.")),
  firma_mala: z.optional(z.boolean("«firma_mala» debe ser true o false.")),
});

const FallaSchema = z.strictObject({
  falla: z.enum(["error500", "lento", "sin_respuesta", "ninguna"], {
    error: "«falla» debe ser error500, lento, sin_respuesta o ninguna.",
  }),
  veces: z._default(z.int("«veces» debe ser un número entero.").check(z.gte(1), z.lte(1000)), 1),
});

/** Codes as a pop-up returns them, and faults. */
export function addGoogleControl(
  app: FastifyInstance,
  { codes, fallas }: { codes: Codes; fallas: FallasGoogle },
): void {
  addPath(app, "/google/control/codigo", {
    POST: (call) => withBody(call, CodigoSchema, (body) => makeCode(codes, body)),
  });
  addPath(app, "/google/control/fallas", {
    POST: (call) =>
      withBody(call, FallaSchema, ({ falla, veces: times }) => {
        fallas.set(falla, times);
        return json(200, fallas.describe());
      }),
  });
}

function makeCode(codes: Codes, body: z.output<typeof CodigoSchema>): Reply {
  const { email, nombre, email_verificado, sub, hd, ...bent } = body;
  const person = personOf({ email, nombre, email_verificado, sub, ...(hd ? { hd } : {}) });
  const grant = { person, bent, redirectUri: null, codeChallenge: null, nonce: null };
  return json(200, { code: codes.make(grant) });
}

function withBody<S extends z.ZodMiniType>(
  call: FastifyRequest,
  schema: S,
  answer: (body: z.output<S>) => Reply,
): Reply {
  const parsed = schema.safeParse(readFields(call));
  if (!parsed.success)
    return controlError(400, parsed.error.issues[0]?.message ?? "Dato no válido.");
  return answer(parsed.data);
}
