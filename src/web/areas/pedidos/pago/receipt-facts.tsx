import type { ReactNode } from "react";
import type { Pago, Pedido } from "#contract/schemas/pedidos.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { describeTipoPago } from "#contract/values/pago/tipo-pago.ts";
import { formatMoment } from "#web/app/dates.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { pagoCopy as copy } from "./pago.copy.ts";

type Fact = { name: string; value: ReactNode };

/** Transbank requires these facts under these names. */
export function ReceiptFacts({ pedido }: { pedido: Pedido }) {
  const { tienda } = useRootData();
  const facts: Fact[] = [
    { name: copy.orderNumber, value: pedido.numero },
    ...(tienda ? [{ name: copy.shop, value: tienda.nombre }] : []),
    { name: copy.amount, value: `${formatClp(pedido.total)} ${copy.currency}` },
    ...(pedido.pago ? factsOfPago(pedido.pago) : []),
    ...(pedido.boleta === null ? [] : [{ name: copy.boleta, value: pedido.boleta }]),
  ];
  return (
    <dl className="grid gap-2 text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid grid-cols-[auto_minmax(6rem,1fr)] items-baseline gap-x-4">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOfPago(pago: Pago): Fact[] {
  const when = (
    <time dateTime={new Date(pago.pagado_en).toISOString()}>{formatMoment(pago.pagado_en)}</time>
  );
  return [
    { name: copy.authorizationCode, value: pago.codigo_autorizacion },
    { name: copy.date, value: when },
    { name: copy.paymentType, value: describeTipoPago(pago.tipo_pago).tarjeta },
    ...factsOfCuotas(pago),
    { name: copy.card, value: copy.maskedCard(pago.ultimos_digitos) },
  ];
}

function factsOfCuotas({ tipo_pago, cuotas, monto_cuota }: Pago): Fact[] {
  if (cuotas === 0) return [{ name: copy.installments, value: copy.withoutInstallments }];
  const amount = { name: copy.installmentAmount, value: monto_cuota && formatClp(monto_cuota) };
  return [
    { name: copy.installmentType, value: describeTipoPago(tipo_pago).cuota },
    { name: copy.installments, value: String(cuotas) },
    ...(monto_cuota === null ? [] : [amount]),
  ];
}
