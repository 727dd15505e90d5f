import type * as z from "zod/mini";
import type { Operations } from "#contract/operations.ts";
import type { OperationName } from "#contract/routes.ts";
import type { AppContext, Session } from "../context.ts";

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

export type HandlerInput<N extends OperationName> = {
  ctx: AppContext;
  query: Query<N>;
  body: Body<N>;
  session: Caller<N>;
  clientAddress: string;
};

export type HandlerReply<N extends OperationName> =
  | { answer: Answer<N>; headers?: Record<string, string> }
  | { redirect: string };

export type Handlers<N extends OperationName> = {
  [K in N]: (input: HandlerInput<K>) => Promise<HandlerReply<K>>;
};
