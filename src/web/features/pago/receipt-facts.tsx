import { formatClp } from "#contract/clp.ts";
import { describeTipoPago, type Pago, type Pedido } from "#contract/pedidos.ts";
import { pagoCopy as copy } from "#web/copy/pago.ts";
import { formatMoment } from "#web/dates.ts";
import { useRootData } from "#web/root-data.ts";

type Fact = { name: string; value: string };

/** What Transbank wants on a receipt, under the names it uses. */
export function ReceiptFacts({ pedido }: { pedido: Pedido }) {
  const { tienda } = useRootData();
  const facts: Fact[] = [
    { name: copy.orderNumber, value: pedido.numero },
    ...(tienda ? [{ name: copy.shop, value: tienda.nombre }] : []),
    { name: copy.amount, value: `${formatClp(pedido.total)} ${copy.currency}` },
    ...(pedido.pago ? factsOfPago(pedido.pago) : []),
  ];
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-xl">{pedido.pago ? copy.receipt : copy.orderFacts}</h2>
      <dl className="grid">
        {facts.map(({ name, value }) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-6 border-b border-veta py-2.5"
          >
            <dt className="text-sm text-pizarra">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function factsOfPago(pago: Pago): Fact[] {
  const { tarjeta, cuota } = describeTipoPago(pago.tipo_pago);
  return [
    { name: copy.authorizationCode, value: pago.codigo_autorizacion },
    { name: copy.date, value: formatMoment(pago.pagado_en) },
    { name: copy.paymentType, value: tarjeta },
    { name: copy.installmentType, value: cuota },
    { name: copy.installments, value: String(pago.cuotas) },
    ...(pago.monto_cuota === null
      ? []
      : [{ name: copy.installmentAmount, value: formatClp(pago.monto_cuota) }]),
    { name: copy.card, value: copy.maskedCard(pago.ultimos_digitos) },
  ];
}
