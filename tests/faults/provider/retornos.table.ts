/** Four shapes of a return (docs/webpay.md "Returns") after everything that may precede one. */
export type Shape = "normal" | "aborted" | "timeout" | "broken";
export type Before =
  | "paid"
  | "refused"
  | "unpaid"
  | "paid after an abort"
  | "paid after a time-out"
  | "given up by the provider"
  | "recorded"
  | "given back";

/** `commits` counts those with effect. */
export type Ending = {
  status: "success" | "failed" | "cancelled" | "verificando" | "error";
  pedido: "pendiente_pago" | "pagado" | "fallido" | "cancelado" | "expirado" | "reembolsado";
  commits: 0 | 1;
  kept: boolean;
};

const paid: Ending = { status: "success", pedido: "pagado", commits: 1, kept: true };
const refused: Ending = { status: "failed", pedido: "fallido", commits: 1, kept: false };
const waiting: Ending = {
  status: "verificando",
  pedido: "pendiente_pago",
  commits: 0,
  kept: false,
};
const aborted: Ending = { status: "cancelled", pedido: "cancelado", commits: 0, kept: false };
const expired: Ending = { status: "cancelled", pedido: "expirado", commits: 0, kept: false };
const givenBack: Ending = { status: "cancelled", pedido: "reembolsado", commits: 1, kept: false };

const done = { recorded: paid, "given back": givenBack } as const;

/** Only a normal return is confirmed. */
const closing = (to: Ending): Record<Before, Ending> => ({
  paid: to,
  refused: to,
  unpaid: to,
  "paid after an abort": aborted,
  "paid after a time-out": expired,
  "given up by the provider": expired,
  ...done,
});

export const whereItEnds: Record<Shape, Record<Before, Ending>> = {
  normal: {
    paid,
    refused,
    unpaid: waiting,
    // A late payment overrides an unpaid ending while there is stock.
    "paid after an abort": paid,
    "paid after a time-out": paid,
    "given up by the provider": expired,
    ...done,
  },
  aborted: closing(aborted),
  timeout: closing(expired),
  broken: closing(aborted),
};

type Visit = (request?: { method?: "GET" | "POST"; hasCookie?: boolean }) => Promise<string | null>;
export type Ways = keyof typeof ways;

export const ways = {
  "once by GET": async (visit: Visit) => [await visit()],
  "once by POST": async (visit: Visit) => [await visit({ method: "POST" })],
  "once with somebody's cookies": async (visit: Visit) => [await visit({ hasCookie: true })],
  "twice, one after the other": async (visit: Visit) => [
    await visit(),
    await visit({ method: "POST", hasCookie: true }),
  ],
  "six times at once": (visit: Visit) =>
    Promise.all(
      ([0, 1, 2, 3, 4, 5] as const).map((place) =>
        visit({ method: place % 2 === 0 ? "GET" : "POST", hasCookie: place > 2 }),
      ),
    ),
};

type Fields = Record<string, string>;
type Forge = (victim: Record<Shape, Fields>, other: Record<Shape, Fields>) => Fields;

const buyOrder = ({ timeout }: Record<Shape, Fields>) => ({
  TBK_ORDEN_COMPRA: timeout.TBK_ORDEN_COMPRA ?? "",
});
const session = ({ timeout }: Record<Shape, Fields>) => ({
  TBK_ID_SESION: timeout.TBK_ID_SESION ?? "",
});
const token = ({ normal }: Record<Shape, Fields>) => ({ TBK_TOKEN: normal.token_ws ?? "" });

/** Fields of no payment change nothing. */
export const forgeries: { name: string; forge: Forge }[] = [
  { name: "a buy order without its session", forge: (victim) => buyOrder(victim) },
  { name: "a session without its buy order", forge: (victim) => session(victim) },
  {
    name: "a buy order with somebody else's session",
    forge: (victim, other) => ({ ...buyOrder(victim), ...session(other) }),
  },
  {
    name: "a guessed session",
    forge: (victim) => ({ ...buyOrder(victim), TBK_ID_SESION: "0".repeat(48) }),
  },
  { name: "a token alone, as aborted", forge: (victim) => token(victim) },
  {
    name: "a token with somebody else's order and session",
    forge: (victim, other) => ({ ...token(victim), ...buyOrder(other), ...session(other) }),
  },
  {
    name: "a token with its order and somebody else's session",
    forge: (victim, other) => ({ ...token(victim), ...buyOrder(victim), ...session(other) }),
  },
  { name: "an unknown token", forge: () => ({ token_ws: "ab".repeat(32) }) },
  {
    name: "a token with something behind it",
    forge: (it) => ({ token_ws: `${it.normal.token_ws}'` }),
  },
  { name: "an empty token", forge: () => ({ token_ws: "" }) },
  { name: "nothing", forge: () => ({}) },
];
