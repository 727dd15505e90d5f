import { describe, expect, it } from "vitest";
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
  status: string,
  answer: { amount?: number; buyOrder?: string; balance?: number } = {},
) => ({
  status,
  balance: null,
  responseCode: status === "FAILED" ? -1 : 0,
  amount: 9_990,
  buyOrder: "E1-a",
  sessionId: "s",
  vci: "TSY",
  authorizationCode: "1213",
  paymentTypeCode: "VN",
  installmentsNumber: 0,
  installmentsAmount: null,
  cardDigits: "6623",
  ...answer,
});

describe("a paid pedido", () => {
  it.each([
    ["AUTHORIZED", null],
    ["CAPTURED", null],
    ["REVERSED", "devuelto_por_fuera"],
    ["NULLIFIED", "devuelto_por_fuera"],
    ["PARTIALLY_NULLIFIED", "devuelto_por_fuera"],
    ["FAILED", "pedido_sin_cargo"],
    ["INITIALIZED", "pedido_sin_cargo"],
  ])("of which the provider says %s: %s", (status, tipo) => {
    expect(compareIntento(ours({}), theirs(status))).toBe(tipo);
  });

  it("must be about our amount and our order, and be known to the provider", () => {
    expect(compareIntento(ours({}), theirs("AUTHORIZED", { amount: 1 }))).toBe("otro_monto");
    expect(compareIntento(ours({}), theirs("AUTHORIZED", { buyOrder: "E2" }))).toBe("otra_orden");
    expect(compareIntento(ours({}), null)).toBe("pedido_sin_cargo");
  });

  it.each([
    ["PARTIALLY_NULLIFIED", 6_990, null],
    ["PARTIALLY_NULLIFIED", 990, "devuelto_por_fuera"],
    ["PARTIALLY_NULLIFIED", 8_990, "reembolso_no_hecho"],
    ["AUTHORIZED", undefined, "reembolso_no_hecho"],
    ["NULLIFIED", undefined, "devuelto_por_fuera"],
    ["FAILED", undefined, "pedido_sin_cargo"],
  ] as const)(
    "of which 3,000 went back, and the provider says %s with %s left: %s",
    (status, balance, tipo) => {
      const answer = theirs(status, balance === undefined ? {} : { balance });
      expect(compareIntento(ours({ devuelto: 3_000 }), answer)).toBe(tipo);
    },
  );

  it("is paid as a pedido, too", () => {
    const unpaid = ours({ pedido_estado: "en_revision" });
    expect(compareIntento(unpaid, theirs("AUTHORIZED"))).toBe("cargo_sin_pedido");
  });
});

describe.each(["rechazado", "abortado", "expirado", "reemplazado", "sin_stock"] as const)(
  "an intento that was closed as %s",
  (estado) => {
    it.each([
      ["AUTHORIZED", "cargo_sin_pedido"],
      ["CAPTURED", "cargo_sin_pedido"],
      ["PARTIALLY_NULLIFIED", "cargo_sin_pedido"],
      ["FAILED", null],
      ["INITIALIZED", null],
      ["REVERSED", null],
      ["NULLIFIED", null],
    ])("of which the provider says %s: %s", (status, tipo) => {
      expect(compareIntento(ours({ estado }), theirs(status))).toBe(tipo);
    });

    it("need not be known to the provider", () => {
      expect(compareIntento(ours({ estado }), null)).toBeNull();
    });
  },
);

describe("money that we say is back", () => {
  const estado = "reembolsado" as const;

  it.each([
    ["REVERSED", null],
    ["NULLIFIED", null],
    ["AUTHORIZED", "reembolso_no_hecho"],
    ["PARTIALLY_NULLIFIED", "reembolso_no_hecho"],
    ["FAILED", null],
  ])("of which the provider says %s: %s", (status, tipo) => {
    expect(compareIntento(ours({ estado }), theirs(status))).toBe(tipo);
  });

  it("by another way, is not to go back at the provider a second time", () => {
    const elsewhere = ours({ estado, por_otra_via: 1 });
    expect(compareIntento(elsewhere, theirs("AUTHORIZED"))).toBeNull();
    expect(compareIntento(elsewhere, theirs("NULLIFIED"))).toBe("devuelto_por_fuera");
  });
});
