import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { AppContext, PaymentOutcome } from "../../context.ts";
import { countLargeHolds, countOpenReservas } from "../../modules/catalogo/index.ts";
import { countIntentos, type PagosFigures, readPagosFigures } from "../../modules/pagos/index.ts";
import { type OutboxFigures, readOutboxFigures } from "../../outbox/index.ts";
import type { PaymentCall } from "../../providers/payment/time-payment.ts";
import { paymentOperations } from "../../providers/payment/wrap-payment.ts";

export type MoneyMetrics = {
  countPayment: (outcome: PaymentOutcome) => void;
  countCall: (call: PaymentCall) => void;
  /** Call it before each scrape. */
  refresh: (ctx: AppContext) => Promise<void>;
};

const callOutcomes: PaymentCall["outcome"][] = ["ok", "refused", "unknown"];
const outcomes: PaymentOutcome[] = ["settled", "refused", "to_refund", "refunded"];

/** Money in doubt, payments, holds and mails (docs/operar.md "Metrics"). */
export function createMoneyMetrics(registry: Registry): MoneyMetrics {
  const registers = [registry];
  const payments = new Counter({
    name: "estrato_payments_total",
    help: "Payments that this process settled, by how they ended",
    labelNames: ["outcome"],
    registers,
  });
  // A counter needs an initial 0: Prometheus cannot see its first increase otherwise.
  for (const outcome of outcomes) payments.inc({ outcome }, 0);
  const calls = new Counter({
    name: "estrato_payment_provider_calls_total",
    help: "Calls to the payment provider by this process",
    labelNames: ["operation", "outcome"],
    registers,
  });
  const durations = new Histogram({
    name: "estrato_payment_provider_seconds",
    help: "Time the payment provider took to answer",
    labelNames: ["operation"],
    buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10],
    registers,
  });
  for (const operation of paymentOperations) {
    durations.zero({ operation });
    for (const outcome of callOutcomes) calls.inc({ operation, outcome }, 0);
  }
  const intentos = new Gauge({
    name: "estrato_payment_attempts",
    help: "Payment attempts by state",
    labelNames: ["estado"],
    registers,
  });
  const gauges = gaugeSpecs.map(({ read, ...spec }) => ({
    gauge: new Gauge({ ...spec, registers }),
    read,
  }));
  return {
    countPayment: (outcome) => payments.inc({ outcome }),
    countCall({ operation, outcome, seconds }) {
      calls.inc({ operation, outcome });
      durations.observe({ operation }, seconds);
    },
    async refresh(ctx) {
      const figures = await readFigures(ctx).catch((error: unknown) => {
        ctx.log.warn({ err: error }, "figures could not be read");
        return null;
      });
      // During an outage no number is better than a stale one.
      for (const { gauge, read } of gauges) gauge.set(figures ? read(figures) : Number.NaN);
      intentos.reset();
      for (const { estado, total } of figures?.intentos ?? []) intentos.set({ estado }, total);
    },
  };
}

type Figures = {
  now: number;
  pagos: PagosFigures;
  intentos: Awaited<ReturnType<typeof countIntentos>>;
  outbox: OutboxFigures;
  reservas: number;
  largeHolds: number;
  isAway: boolean;
};

async function readFigures({ db, clock, payment, config }: AppContext): Promise<Figures> {
  const now = clock.now();
  return {
    now,
    pagos: await readPagosFigures(db, now),
    intentos: await countIntentos(db),
    outbox: await readOutboxFigures(db),
    reservas: await countOpenReservas(db),
    largeHolds: await countLargeHolds(db, config.units.heldAlarm),
    isAway: payment.isAway(),
  };
}

type GaugeSpec = { name: string; help: string; read: (figures: Figures) => number };

const gaugeSpecs: GaugeSpec[] = [
  {
    name: "estrato_payments_in_doubt",
    help: "Confirmations older than a minute whose outcome is not known",
    read: ({ pagos }) => pagos.confirming,
  },
  {
    name: "estrato_refunds_pending",
    help: "Refunds that are tried until they succeed",
    read: ({ pagos }) => pagos.refundsTried,
  },
  {
    name: "estrato_refunds_stopped",
    help: "Refunds that nobody tries any more and that need a person",
    read: ({ pagos }) => pagos.refundsStopped,
  },
  {
    name: "estrato_doubt_oldest_seconds",
    help: "Age of the oldest payment in doubt or pending refund, 0 without any",
    read: ({ pagos, now }) => ageOf(pagos.oldestSince, now),
  },
  {
    name: "estrato_findings_open",
    help: "Differences with the provider's record that nobody has closed",
    read: ({ pagos }) => pagos.openDiscrepancias,
  },
  {
    name: "estrato_comparison_age_seconds",
    help: "Time since the last daily comparison ended, NaN before the first",
    read: ({ pagos, now }) =>
      pagos.comparedAt === null ? Number.NaN : ageOf(pagos.comparedAt, now),
  },
  {
    name: "estrato_payment_provider_away",
    help: "1 while the provider gives no answers and new payments are refused at once",
    read: ({ isAway }) => (isAway ? 1 : 0),
  },
  {
    name: "estrato_reservas_open",
    help: "Lines of stock held for payments under way",
    read: ({ reservas }) => reservas,
  },
  {
    name: "estrato_holds_large",
    help: "People who hold so much stock without having paid that the owner is warned",
    read: ({ largeHolds }) => largeHolds,
  },
  {
    name: "estrato_mails_waiting",
    help: "Mails in the outbox that will be sent",
    read: ({ outbox }) => outbox.waiting,
  },
  {
    name: "estrato_mails_parked",
    help: "Mails that could not be sent and need a person",
    read: ({ outbox }) => outbox.parked,
  },
  {
    name: "estrato_outbox_oldest_seconds",
    help: "Age of the oldest waiting mail, 0 without any",
    read: ({ outbox, now }) => ageOf(outbox.oldestSince, now),
  },
];

function ageOf(since: number | null, now: number): number {
  return since === null ? 0 : Math.max(0, now - since) / 1000;
}
