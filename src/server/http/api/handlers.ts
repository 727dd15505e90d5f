import type * as z from "zod/mini";
import type { Operations } from "#contract/operations.ts";
import type { OperationName } from "#contract/routes.ts";
import type { ReceivedArchivo } from "../../archivos/archivo-store.ts";
import type { AppContext, CallOrigin, Session } from "../../context.ts";

type Query<N extends OperationName> = z.output<Operations[N]["query"]>;
type Body<N extends OperationName> = Operations[N]["body"] extends z.ZodMiniType
  ? z.output<Operations[N]["body"]>
  : undefined;
type Answer<N extends OperationName> = Operations[N]["answer"] extends z.ZodMiniType
  ? z.input<Operations[N]["answer"]>
  : undefined;
type Caller<N extends OperationName> = Operations[N]["access"] extends "public"
  ? Session | null
  : Session;

/** `name` comes from the sender. */
export type UploadedFile = { name: string; bytes: Buffer };

/** `archivo` is discarded after the call unless it was kept. */
export type UploadedArchivo = { name: string; archivo: ReceivedArchivo };

/** `body` is streamed. */
export type FileAnswer = { name: string; body: AsyncIterable<string | Uint8Array> };

export type HandlerInput<N extends OperationName> = {
  ctx: AppContext;
  query: Query<N>;
  body: Body<N>;
  session: Caller<N>;
  files: UploadedFile[];
  archivos: UploadedArchivo[];
  /** The request's id, as in the log. */
  solicitud: string;
  origin: CallOrigin;
};

/** Facts that a handler has of any call. */
export type OperationCall = Pick<HandlerInput<OperationName>, "ctx" | "origin" | "solicitud">;

/** Like OperationCall, for an operation that asks for a session. */
export type OwnCall = OperationCall & { session: Session };

type Success<N extends OperationName> = Operations[N]["answer"] extends z.ZodMiniType
  ? { answer: Answer<N>; headers?: Record<string, string> }
  : { redirect: string } | { file: FileAnswer };

export type HandlerReply<N extends OperationName> = Success<N>;

export type Handlers<N extends OperationName> = {
  [K in N]: (input: HandlerInput<K>) => Promise<HandlerReply<K>>;
};

/**
 * Asked before the first file of a form is read, so that the server takes no files from who may not send them. Texts that
 * come after a file are missing here.
 */
export type UploadChecks = {
  [N in OperationName]?: (input: Omit<HandlerInput<N>, "files" | "archivos">) => Promise<void>;
};
