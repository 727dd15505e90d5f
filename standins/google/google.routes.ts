import type { FastifyInstance, FastifyRequest } from "fastify";
import { controlError, json, page, type Reply, seeOther } from "../http/reply.ts";
import { originOf, readForm, readQuery } from "../http/request.ts";
import { addPath } from "../http/server.ts";
import { messagePage } from "../ui/message-page.ts";
import { type Codes, isVerified } from "./codes.ts";
import { addGoogleControl } from "./control.routes.ts";
import type { FallasGoogle } from "./fallas-google.ts";
import { choicePage } from "./google.view.ts";
import type { Signer } from "./id-token.ts";
import { people, personOf } from "./person.ts";

export type GoogleParts = {
  codes: Codes;
  signer: Signer;
  fallas: FallasGoogle;
  now: () => number;
};

const carried = ["client_id", "redirect_uri", "state", "nonce", "code_challenge"] as const;

export function addGoogleRoutes(app: FastifyInstance, parts: GoogleParts): void {
  addPath(app, "/google/.well-known/openid-configuration", {
    GET: (call) => json(200, discovery(issuerOf(call))),
  });
  addPath(app, "/google/llaves", { GET: () => json(200, parts.signer.jwks()) });
  addPath(app, "/google/autorizar", { GET: showChoice, POST: (call) => choose(parts, call) });
  addPath(app, "/google/token", {
    POST: (call) => parts.fallas.around(() => token(parts, call)),
  });
  addGoogleControl(app, parts);
}

const issuerOf = (call: FastifyRequest) => `${originOf(call)}/google`;

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/autorizar`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/llaves`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    scopes_supported: ["openid", "email", "profile"],
    token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic"],
    code_challenge_methods_supported: ["S256"],
  };
}

function showChoice(call: FastifyRequest): Reply {
  const query = readQuery(call);
  const problem = findProblem(query);
  if (problem !== null) {
    return page(400, messagePage({ title: "La petición no es válida", lines: [problem] }));
  }
  const fields = Object.fromEntries(
    carried.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return page(200, choicePage(fields, fields.client_id ?? ""));
}

function findProblem(query: URLSearchParams): string | null {
  if (query.get("response_type") !== "code") return "response_type debe ser code.";
  if (!query.get("client_id")) return "Falta client_id.";
  if (!URL.canParse(query.get("redirect_uri") ?? "")) return "redirect_uri no es una dirección.";
  if (!query.get("scope")?.split(" ").includes("openid")) return "scope debe incluir openid.";
  const hasChallenge = query.get("code_challenge") !== null;
  if (hasChallenge && query.get("code_challenge_method") !== "S256") {
    return "code_challenge_method debe ser S256.";
  }
  return null;
}

function choose({ codes }: GoogleParts, call: FastifyRequest): Reply {
  const form = readForm(call);
  const back = URL.parse(form.get("redirect_uri") ?? "");
  if (back === null) return controlError(400, "redirect_uri no es una dirección.");
  const state = form.get("state");
  if (state !== null) back.searchParams.set("state", state);
  if (form.get("cancelar") !== null) {
    back.searchParams.set("error", "access_denied");
    return seeOther(back.href);
  }
  const person =
    people.find(({ email }) => email === form.get("persona")) ??
    personOf({
      email: form.get("email") ?? "",
      nombre: form.get("nombre") ?? "",
      email_verificado: form.get("verificado") !== null,
    });
  const code = codes.make({
    person,
    bent: {},
    redirectUri: form.get("redirect_uri"),
    codeChallenge: form.get("code_challenge"),
    nonce: form.get("nonce"),
  });
  back.searchParams.set("code", code);
  return seeOther(back.href);
}

function token({ codes, signer, now }: GoogleParts, call: FastifyRequest): Reply {
  const form = readForm(call);
  if (form.get("grant_type") !== "authorization_code") return oauthError("unsupported_grant_type");
  const client = readClient(call, form);
  if (client === null) return oauthError("invalid_client", 401);
  const grant = codes.take(form.get("code") ?? "");
  if (grant === null) return oauthError("invalid_grant");
  const isSamePlace = grant.redirectUri === null || grant.redirectUri === form.get("redirect_uri");
  if (!isSamePlace || !isVerified(grant, form.get("code_verifier"))) {
    return oauthError("invalid_grant");
  }
  const id_token = signer.sign({
    ...grant,
    issuer: issuerOf(call),
    audience: client,
    nowMs: now(),
  });
  return json(200, { access_token: "simulado", token_type: "Bearer", expires_in: 3600, id_token });
}

/** The client's id, when a secret comes with it in body or header. */
function readClient(call: FastifyRequest, form: URLSearchParams): string | null {
  const basic = /^basic (.+)$/i.exec(call.headers.authorization ?? "")?.[1];
  if (basic !== undefined) {
    const [id, secret] = Buffer.from(basic, "base64").toString().split(":");
    return id && secret ? decodeURIComponent(id) : null;
  }
  return form.get("client_secret") ? form.get("client_id") : null;
}

function oauthError(error: string, status = 400): Reply {
  return json(status, { error });
}
