import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Reply, sendReply } from "../../http/reply.ts";
import { originOf, readFields, readParam } from "../../http/request.ts";
import { addPath, answerErrors, type Handle } from "../../http/server.ts";
import { type FallaRow, fallaRows } from "../control/fallas.table.ts";
import { apiError, type Operacion, type Work } from "../operacion.ts";
import type { Provider } from "../provider.ts";
import { commitTransaccion } from "./commit.operation.ts";
import { createTransaccion, integrationCommerceCode } from "./create.operation.ts";
import { refundTransaccion } from "./refund.operation.ts";
import { statusTransaccion } from "./status.operation.ts";

const transactionsPath = "/api/webpay/v1.2/transactions";

// Public: printed in the provider's documentation and SDK.
const integrationKey = "579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C";

type Operate = (provider: Provider, work: Work) => Promise<Reply>;

const operations: Record<Operacion, Operate> = {
  create: createTransaccion,
  commit: commitTransaccion,
  status: statusTransaccion,
  refund: refundTransaccion,
};

const refusedMessages: Record<number, string> = {
  400: "Malformed JSON request",
  401: "Not Authorized",
  404: "Not Found",
  405: "Method Not Allowed",
  413: "Payload Too Large",
  415: "Unsupported Media Type",
};

/** A scope of its own: its errors, also for unknown paths, have the provider's shape. */
export function addApiRoutes(app: FastifyInstance, provider: Provider): void {
  const refuse = (status: number) => apiError(status, refusedMessages[status] ?? "Bad Request");
  const call =
    (operacion: Operacion): Handle =>
    (request) =>
      answerApi({ provider, request, operacion, token: readParam(request, "token") });
  const routes = {
    [transactionsPath]: { POST: call("create") },
    [`${transactionsPath}/:token`]: { PUT: call("commit"), GET: call("status") },
    [`${transactionsPath}/:token/refunds`]: { POST: call("refund") },
  };
  app.register(
    (scope, _options, done) => {
      scope.addHook("onRequest", (request, response, next) =>
        hasKeys(request) ? next() : void sendReply(response, refuse(401)),
      );
      answerErrors(scope, refuse);
      scope.setNotFoundHandler((_request, response) => sendReply(response, refuse(404)));
      for (const [path, handlers] of Object.entries(routes)) {
        addPath(scope, path, handlers, () => refuse(405));
      }
      done();
    },
    { prefix: "/webpay/rswebpaytransaction" },
  );
}

type ApiCall = { provider: Provider; request: FastifyRequest; operacion: Operacion; token: string };

async function answerApi(call: ApiCall): Promise<Reply> {
  const { provider, request, operacion, token } = call;
  const falla = provider.fallas.take(operacion, token);
  const llamada = provider.llamadas.start({
    operacion,
    token: token === "" ? null : token,
    buy_order: provider.transacciones.find(token)?.buyOrder ?? sentBuyOrder(request),
    falla: falla?.falla ?? null,
  });
  const reply = await (falla === null
    ? operate(call, 0)
    : misbehave(call, { row: fallaRows[falla.falla], ...falla }));
  if (reply !== "reset") llamada.http = reply.status;
  if (operacion === "create") llamada.token = createdToken(reply);
  return reply;
}

type Misbehaviour = { row: FallaRow; antes: boolean | null; ms: number | null };

async function misbehave(call: ApiCall, { row, antes, ms }: Misbehaviour): Promise<Reply> {
  const takesEffect = antes === null ? row.takesEffect : !antes;
  const delayMs = ms ?? row.delayMs;
  const isOnlySlow = row === fallaRows.lento;
  if (isOnlySlow && !takesEffect) return operate(call, delayMs);
  const healthy = takesEffect ? await operate(call, 0) : null;
  await call.provider.wait(delayMs);
  return row.answer(healthy ?? apiError(500, "internal error"));
}

async function operate(call: ApiCall, busyMs: number): Promise<Reply> {
  const { provider, request, operacion, token } = call;
  const ownMs = operacion === "commit" ? provider.commitMs : 0;
  return operations[operacion](provider, {
    token,
    body: readFields(request),
    origin: originOf(request),
    process: () => provider.wait(ownMs + busyMs),
  });
}

function hasKeys({ headers }: FastifyRequest): boolean {
  return (
    headers["tbk-api-key-id"] === integrationCommerceCode &&
    headers["tbk-api-key-secret"] === integrationKey
  );
}

function sentBuyOrder(request: FastifyRequest): string | null {
  const { buy_order } = readFields(request);
  return typeof buy_order === "string" ? buy_order : null;
}

function createdToken(reply: Reply): string | null {
  if (reply === "reset" || reply.status !== 200) return null;
  return /"token":"([0-9a-f]{64})"/.exec(reply.body)?.[1] ?? null;
}
