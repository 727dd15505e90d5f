import type { ReactNode } from "react";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import { modoNames, modoNotes, plazoText } from "#contract/values/despacho/plazo.ts";
import { pagoCopy as copy } from "./pago.copy.ts";

/** How, when and where to, as it was frozen. */
export function DespachoNote({ pedido: { despacho, direccion } }: { pedido: Pedido }) {
  const { alias, calle_numero, comuna, ciudad, region, recibe, nota } = direccion;
  const isRetiro = despacho.modo === "retiro";
  const place = [...new Set([calle_numero, comuna, ciudad, region])].filter(Boolean).join(", ");
  const plazo = plazoText(despacho);
  return (
    <>
      <Fact name={copy.despacho}>
        {modoNames[despacho.modo]}. {despacho.modo === "por_pagar" && `${modoNotes.por_pagar} `}
        {plazo !== "" && `${plazo}.`}
      </Fact>
      {isRetiro ? (
        <Fact name={copy.fetchAt}>{place}</Fact>
      ) : (
        <Fact name={copy.shippingTo}>
          {alias}, {place}
        </Fact>
      )}
      {isRetiro && nota !== "" && <Fact name={copy.hours}>{nota}</Fact>}
      {recibe !== "" && <Fact name={copy.recibe}>{recibe}</Fact>}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p>
      <span className="font-semibold text-ink">{name}:</span> {children}
    </p>
  );
}
