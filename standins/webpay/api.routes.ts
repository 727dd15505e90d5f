import { type Call, readJsonBody } from "../http/call.ts";
import type { Reply } from "../http/reply.ts";
import type { Route } from "../http/router.ts";
import { commitTransaccion } from "./commit.operation.ts";
import { COMMERCE_CODE, createTransaccion } from "./create.operation.ts";
import { FALLAS, type FallaRow } from "./fallas.table.ts";
import { apiError, type Operacion, type Work } from "./operacion.ts";
import type { Provider } from "./provider.ts";
import { refundTransaccion } from "./refund.operation.ts";
import { statusTransaccion } from "./status.operation.ts";

const API_PATH = "/webpay/rswebpaytransaction/api/webpay/v1.2";

// Public: the same for everyone, printed in the provider's documentation and SDK. It opens nothing.
const INTEGRATION_KEY = "579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C";

type Operate = (provider: Provider, work: Work) => Promise<Reply>;
type Target = { operacion: Operacion; token: string };

const OPERATE: Record<Operacion, Operate> = {
  create: createTransaccion,
  commit: commitTransaccion,
  status: statusTransaccion,
  refund: refundTransaccion,
};

const PATHS: { pattern: RegExp; byMethod: Record<string, Operacion> }[] = [
  { pattern: /^\/transactions$/, byMethod: { POST: "create" } },
  { pattern: /^\/transactions\/([^/]+)$/, byMethod: { PUT: "commit", GET: "status" } },
  { pattern: /^\/transactions\/([^/]+)\/refunds$/, byMethod: { POST: "refund" } },
];

/** The REST API. One route, because its own errors differ from ours even for unknown paths. */
export function createApiRoutes(provider: Provider): Route[] {
  const handle = (call: Call) => answerApi(provider, call);
  return [{ method: "*", path: "/webpay/rswebpaytransaction/*", handle }];
}

async function answerApi(provider: Provider, call: Call): Promise<Reply> {
  const target = findTarget(call);
  if ("status" in target) return apiError(target.status, target.message);
  const { operacion, token } = target;
  const falla = provider.fallas.take(operacion, token);
  const llamada = provider.llamadas.start({
    operacion,
    token: token === "" ? null : token,
    buy_order: provider.transacciones.find(token)?.buyOrder ?? sentBuyOrder(call),
    falla: falla?.falla ?? null,
  });
  const reply = await (falla === null
    ? operate({ provider, call, target, busyMs: 0 })
    : misbehave({ provider, call, target, row: FALLAS[falla.falla], ...falla }));
  if (reply !== "reset") llamada.http = reply.status;
  if (operacion === "create") llamada.token = createdToken(reply);
  return reply;
}

type Misbehaviour = {
  provider: Provider;
  call: Call;
  target: Target;
  row: FallaRow;
  antes: boolean | null;
  ms: number | null;
};

async function misbehave(wanted: Misbehaviour): Promise<Reply> {
  const { provider, call, target, row } = wanted;
  const takesEffect = wanted.antes === null ? row.takesEffect : !wanted.antes;
  const delayMs = wanted.ms ?? row.delayMs;
  const isOnlySlow = row === FALLAS.lento;
  if (isOnlySlow && !takesEffect) return operate({ provider, call, target, busyMs: delayMs });
  const healthy = takesEffect ? await operate({ provider, call, target, busyMs: 0 }) : null;
  await provider.wait(delayMs);
  return row.answer(healthy ?? apiError(500, "internal error"));
}

type Operation = { provider: Provider; call: Call; target: Target; busyMs: number };

async function operate({ provider, call, target, busyMs }: Operation): Promise<Reply> {
  const refusal = refuseHeaders(call);
  if (refusal !== null) return refusal;
  const body = call.method === "GET" ? { kind: "object" as const, value: {} } : readJsonBody(call);
  if (body.kind === "wrong_type") return apiError(415, "Unsupported Media Type");
  if (body.kind === "malformed") return apiError(400, "Malformed JSON request");
  const ownMs = target.operacion === "commit" ? provider.commitMs : 0;
  return OPERATE[target.operacion](provider, {
    token: target.token,
    body: body.value,
    origin: call.origin,
    process: () => provider.wait(ownMs + busyMs),
  });
}

function refuseHeaders(call: Call): Reply | null {
  const isKnown =
    call.headers["tbk-api-key-id"] === COMMERCE_CODE &&
    call.headers["tbk-api-key-secret"] === INTEGRATION_KEY;
  return isKnown ? null : apiError(401, "Not Authorized");
}

function findTarget(call: Call): Target | { status: number; message: string } {
  const path = call.path.startsWith(API_PATH) ? call.path.slice(API_PATH.length) : "";
  for (const { pattern, byMethod } of PATHS) {
    const match = pattern.exec(path);
    if (match === null) continue;
    const operacion = byMethod[call.method];
    if (operacion === undefined) return { status: 405, message: "Method Not Allowed" };
    return { operacion, token: match[1] ?? "" };
  }
  return { status: 404, message: "Not Found" };
}

function sentBuyOrder(call: Call): string | null {
  const body = readJsonBody(call);
  const buyOrder = body.kind === "object" ? body.value.buy_order : null;
  return typeof buyOrder === "string" ? buyOrder : null;
}

function createdToken(reply: Reply): string | null {
  if (reply === "reset" || reply.status !== 200) return null;
  return /"token":"([0-9a-f]{64})"/.exec(reply.body)?.[1] ?? null;
}
