import { describe, expect, it } from "vitest";
import type { PaymentState } from "../../../providers/payment/payment.ts";
import { compareIntento, type OurRecord } from "./compare-intento.ts";

const ours = (record: Partial<OurRecord>): OurRecord => ({
  estado: "autorizado",
  monto: 9_990,
  buy_order: "E1-a",
  session_id: "s",
  por_otra_via: 0,
  devuelto: 0,
  pedido_estado: "pagado",
  ...record,
});
const theirs = (
  state: PaymentState,
  answer: { amount?: number; buyOrder?: string; balance?: number } = {},
) => ({
  state,
  balance: null,
  amount: 9_990,
  buyOrder: "E1-a",
  sessionId: "s",
  authorizationCode: "1213",
  paymentTypeCode: "VN",
  installmentsNumber: 0,
  installmentsAmount: null,
  cardDigits: "6623",
  words: { state: "", code: null, refund: "" },
  ...answer,
});

describe("a paid pedido", () => {
  it.each([
    ["paid", null],
    ["returned", "devuelto_por_fuera"],
    ["partly_returned", "devuelto_por_fuera"],
    ["doubtful", "pedido_sin_cargo"],
    ["refused", "pedido_sin_cargo"],
    ["unclear", "pedido_sin_cargo"],
    ["open", "pedido_sin_cargo"],
    ["paid_uncommitted", "pedido_sin_cargo"],
  ] as const)("of which the provider says %s: %s", (state, tipo) => {
    expect(compareIntento(ours({}), theirs(state))).toBe(tipo);
  });

  it("must be about our amount and our order, and be known to the provider", () => {
    expect(compareIntento(ours({}), theirs("paid", { amount: 1 }))).toBe("otro_monto");
    expect(compareIntento(ours({}), theirs("paid", { buyOrder: "E2" }))).toBe("otra_orden");
    expect(compareIntento(ours({}), null)).toBe("pedido_sin_cargo");
  });

  it.each([
    ["partly_returned", 6_990, null],
    ["partly_returned", 990, "devuelto_por_fuera"],
    ["partly_returned", 8_990, "reembolso_no_hecho"],
    ["paid", undefined, "reembolso_no_hecho"],
    ["returned", undefined, "devuelto_por_fuera"],
    ["refused", undefined, "pedido_sin_cargo"],
  ] as const)(
    "of which 3,000 went back, and the provider says %s with %s left: %s",
    (state, balance, tipo) => {
      const answer = theirs(state, balance === undefined ? {} : { balance });
      expect(compareIntento(ours({ devuelto: 3_000 }), answer)).toBe(tipo);
    },
  );

  it("is paid as a pedido, too", () => {
    const unpaid = ours({ pedido_estado: "en_revision" });
    expect(compareIntento(unpaid, theirs("paid"))).toBe("cargo_sin_pedido");
  });
});

describe.each(["rechazado", "abortado", "expirado", "reemplazado", "sin_stock"] as const)(
  "an intento that was closed as %s",
  (estado) => {
    it.each([
      ["paid", "cargo_sin_pedido"],
      ["partly_returned", "cargo_sin_pedido"],
      ["doubtful", null],
      ["refused", null],
      ["unclear", null],
      ["open", null],
      ["paid_uncommitted", null],
      ["returned", null],
    ] as const)("of which the provider says %s: %s", (state, tipo) => {
      expect(compareIntento(ours({ estado }), theirs(state))).toBe(tipo);
    });

    it("need not be known to the provider", () => {
      expect(compareIntento(ours({ estado }), null)).toBeNull();
    });
  },
);

describe("money that we say is back", () => {
  const estado = "reembolsado" as const;

  it.each([
    ["returned", null],
    ["paid", "reembolso_no_hecho"],
    ["partly_returned", "reembolso_no_hecho"],
    ["refused", null],
  ] as const)("of which the provider says %s: %s", (state, tipo) => {
    expect(compareIntento(ours({ estado }), theirs(state))).toBe(tipo);
  });

  it("by another way, is not to go back at the provider a second time", () => {
    const elsewhere = ours({ estado, por_otra_via: 1 });
    expect(compareIntento(elsewhere, theirs("paid"))).toBeNull();
    expect(compareIntento(elsewhere, theirs("returned"))).toBe("devuelto_por_fuera");
  });
});
