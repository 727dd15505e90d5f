import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorMessages } from "#contract/error-messages.ts";
import type { OperationName } from "#contract/routes.ts";
import { AppError } from "../../errors.ts";

export type Lifecycle = {
  /** A stop was asked for. Once the port is closed, each answer ends its connection. */
  isLeaving: boolean;
  /** Requests that are being worked on or answered. */
  active: number;
  /** Requests whose body has not arrived: no work yet. */
  arriving: number;
};

export type EndedRequest = {
  method: string;
  /** Registered pattern; "none" for an unknown path. */
  route: string;
  operation: OperationName | null;
  status: number;
  /** Until the connection had taken the answer. */
  ms: number;
  usuario_id: number | null;
  isAborted: boolean;
  /** Writes a line with the number of the request. */
  log: (facts: object) => void;
};

type State = {
  stage: "arriving" | "active" | "ended";
  /** The handler or a refusal has answered, whether or not anybody still listens. */
  isAnswered: boolean;
  isClosed: boolean;
  isFinished: boolean;
};

/**
 * Follows each request until its work is done *and* its connection has taken the answer or is gone.
 * Fastify's `onResponse` misses whatever the client breaks off. Must be the first hook.
 */
export function watchRequests(
  http: FastifyInstance,
  { lifecycle, onEnd }: { lifecycle: Lifecycle; onEnd: (ended: EndedRequest) => void },
): void {
  const states = new WeakMap<FastifyRequest, State>();
  const closing = new WeakMap<Socket, Set<() => void>>();

  /** A pipelined answer that waits for another one never closes by itself. */
  function onSocketClose(socket: Socket, close: () => void): void {
    const known = closing.get(socket);
    if (known !== undefined) return void known.add(close);
    const all = new Set([close]);
    closing.set(socket, all);
    socket.once("close", () => {
      for (const one of all) one();
    });
  }

  function enter(state: State, stage: State["stage"]): void {
    if (state.stage !== "ended") lifecycle[state.stage]--;
    if (stage !== "ended") lifecycle[stage]++;
    state.stage = stage;
  }

  function update(request: FastifyRequest, reply: FastifyReply): void {
    const state = states.get(request);
    if (state === undefined || state.stage === "ended") return;
    // A hijacked reply is answered by somebody else.
    if (!state.isClosed || !(state.isAnswered || reply.sent)) return;
    enter(state, "ended");
    onEnd({
      method: request.method,
      route: request.routeOptions.url ?? "none",
      operation: request.operation ?? null,
      status: reply.statusCode,
      ms: reply.elapsedTime,
      usuario_id: request.session?.usuario_id ?? null,
      isAborted: !state.isFinished,
      log: (facts) => request.log.info(facts, "request"),
    });
  }

  http.addHook("onRequest", async (request, reply) => {
    const { raw } = request;
    const state: State = {
      stage: hasBodyToCome(request) ? "arriving" : "active",
      isAnswered: false,
      isClosed: false,
      isFinished: false,
    };
    states.set(request, state);
    lifecycle[state.stage === "arriving" ? "arriving" : "active"]++;
    const close = () => {
      state.isClosed = true;
      closing.get(raw.socket)?.delete(close);
      update(request, reply);
    };
    reply.raw.once("finish", () => {
      state.isFinished = true;
      close();
    });
    reply.raw.once("close", close);
    onSocketClose(raw.socket, close);
  });
  http.addHook("preParsing", async (request) => {
    // Its body is lost: it would be waited for in vain.
    if (request.raw.destroyed) {
      throw new AppError({ status: 400, message: errorMessages.malformedRequest });
    }
  });
  http.addHook("preHandler", async (request) => {
    const state = states.get(request);
    if (state?.stage === "arriving") enter(state, "active");
  });
  http.addHook("onSend", async (request, reply) => {
    const state = states.get(request);
    if (state === undefined) return;
    state.isAnswered = true;
    if (state.stage === "arriving") enter(state, "active");
    update(request, reply);
  });
}

function hasBodyToCome({ raw }: FastifyRequest): boolean {
  const { "content-length": length, "transfer-encoding": encoding } = raw.headers;
  return !raw.complete && (encoding !== undefined || Number(length ?? 0) > 0);
}
