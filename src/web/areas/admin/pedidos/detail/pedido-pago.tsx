import type { ReactNode } from "react";
import { Link } from "react-router";
import type { AcceptedTerminos, Pago } from "#contract/schemas/pedidos.ts";
import type { IntentoAdmin, PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { describeTipoPago } from "#contract/values/pago/tipo-pago.ts";
import { formatMoment, formatShortMoment } from "#web/app/dates.ts";
import { Money } from "#web/ui/content/money.tsx";
import { intentoNames } from "../../pagos/pagos.copy.ts";
import { BoletaForm } from "../boleta/boleta-form.tsx";
import { adminPedidoCopy as copy } from "../pedidos.copy.ts";
import { Facts, Sheet } from "./sheet.tsx";

type Fact = readonly [string, ReactNode];

export function PedidoPago({ pedido }: { pedido: PedidoDetalleAdmin }) {
  const { pago, intentos, terminos } = pedido;
  return (
    <Sheet title={copy.pagoTitle}>
      {pago ? <Facts facts={factsOfPago(pago)} /> : <p>{copy.noPago}</p>}
      {pago && <BoletaForm pedido={pedido} />}
      {terminos && <Facts facts={factsOfTerminos(terminos)} />}
      {intentos.length > 0 && (
        <details>
          <summary className="link flex min-h-11 items-center">
            {copy.intentos(intentos.length)}
          </summary>
          <ul className="mt-2 grid gap-4">
            {intentos.map((intento) => (
              <li key={intento.id} className="rounded-thin bg-page px-4 py-3">
                <p className="font-semibold first-letter:uppercase">
                  {intentoNames[intento.estado]}
                </p>
                <Facts facts={factsOfIntento(intento)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Sheet>
  );
}

function factsOfPago(pago: Pago): Fact[] {
  const { tarjeta, cuota } = describeTipoPago(pago.tipo_pago);
  return [
    [copy.codigoAutorizacion, pago.codigo_autorizacion],
    [copy.tipo, tarjeta],
    [copy.cuotas, pago.cuotas > 0 ? `${pago.cuotas} (${cuota})` : cuota],
    [copy.card, copy.masked(pago.ultimos_digitos)],
    [copy.paidAt, formatMoment(pago.pagado_en)],
  ];
}

function factsOfTerminos({ version, aceptados_en }: AcceptedTerminos): Fact[] {
  return [
    [
      copy.terminos,
      <Link key="version" to={`/terminos/${version}`} className="link">
        {copy.terminosVersion(version)}
      </Link>,
    ],
    [copy.accepted, aceptados_en === null ? copy.withoutBox : formatMoment(aceptados_en)],
  ];
}

function factsOfIntento(intento: IntentoAdmin): Fact[] {
  const { buy_order, monto, creado_en, actualizado_en } = intento;
  return [
    [copy.orden, buy_order],
    [copy.monto, <Money key="monto" pesos={monto} />],
    ...known([copy.codigoAutorizacion, intento.codigo_autorizacion]),
    ...known([copy.tipo, intento.tipo_pago && describeTipoPago(intento.tipo_pago).tarjeta]),
    ...known([copy.cuotas, intento.cuotas]),
    ...known([copy.card, intento.ultimos_digitos && copy.masked(intento.ultimos_digitos)]),
    ...known([copy.providerEstado, intento.estado_proveedor]),
    ...known([copy.motivo, intento.motivo]),
    [copy.startedAt, formatShortMoment(creado_en)],
    [copy.updatedAt, formatShortMoment(actualizado_en)],
  ];
}

/** Leaves out what the provider did not say. */
function known([name, value]: readonly [string, string | number | null]): Fact[] {
  return value === null || value === "" ? [] : [[name, value]];
}
