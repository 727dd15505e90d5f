import type { Pedido } from "#contract/schemas/pedidos.ts";
import { modoNames } from "#contract/values/despacho/plazo.ts";
import { divideIva } from "#contract/values/pago/iva.ts";
import { retractoOf, retractoSentence } from "#contract/values/rights/retracto.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Money } from "#web/ui/content/money.tsx";
import { LinesTable } from "../lines-table.tsx";
import { AcceptedTerms } from "./accepted-terms.tsx";
import { DespachoNote } from "./despacho-note.tsx";
import { pagoCopy as copy } from "./pago.copy.ts";
import { ReceiptFacts } from "./receipt-facts.tsx";

/** Also of an unpaid pedido. The only part that is printed. */
export function ReceiptSheet({ pedido }: { pedido: Pedido }) {
  const isPaid = pedido.pago !== null;
  const title = isPaid ? copy.receipt : copy.orderFacts;
  return (
    <article
      aria-label={title}
      className="grid w-full max-w-xl grid-cols-[minmax(0,1fr)] gap-6 self-start rounded-thin bg-card px-5 pt-2 pb-6 shadow-lift inset-ring inset-ring-hairline sm:px-8 sm:pb-8 print:max-w-none print:shadow-none"
    >
      <header className="grid gap-4">
        <LayerDivider tone="text-copper" className="-mx-5 -mt-2 sm:-mx-8" />
        <h2 className="text-xl">{title}</h2>
      </header>
      <ReceiptFacts pedido={pedido} />
      <LayerDivider tone="text-hairline" />
      <ReceiptGoods pedido={pedido} />
      <div className="grid gap-2 text-sm text-muted">
        <DespachoNote pedido={pedido} />
        {isPaid && <BoletaNote />}
        {isPaid && pedido.estado !== "reembolsado" && <p>{retractoSentence(pedido.detalles)}</p>}
        <AcceptedTerms terminos={pedido.terminos} />
      </div>
      {isPaid && (
        <Button
          variant="secondary"
          className="max-w-full justify-self-start print:hidden"
          onClick={() => window.print()}
        >
          {copy.print}
        </Button>
      )}
    </article>
  );
}

function BoletaNote() {
  const { tienda } = useRootData();
  return tienda ? <p>{tienda.boleta}</p> : null;
}

function ReceiptGoods({ pedido }: { pedido: Pedido }) {
  const { despacho, total, detalles } = pedido;
  const { neto, iva } = divideIva(total);
  return (
    <section aria-label={copy.goods} className="grid min-w-0 self-start">
      <LinesTable
        caption={copy.goods}
        lines={detalles}
        renderDetail={(line) => retractoOf(line, detalles)}
      />
      <div className="grid gap-1 py-4">
        {despacho.precio > 0 && (
          <Amount
            label={`${copy.despacho}: ${modoNames[despacho.modo]}`}
            pesos={despacho.precio}
            className="text-sm"
          />
        )}
        <Amount label={copy.neto} pesos={neto} className="text-sm text-muted" />
        <Amount label={copy.iva} pesos={iva} className="text-sm text-muted" />
        <Amount
          label={pedido.pago ? copy.totalPaid : copy.total}
          pesos={pedido.total}
          className="text-lg font-semibold"
        />
      </div>
    </section>
  );
}

type AmountProps = { label: string; pesos: number; className: string };

function Amount({ label, pesos, className }: AmountProps) {
  return (
    <p className={cx("flex flex-wrap justify-between gap-x-4", className)}>
      <span>{label}</span>
      <Money pesos={pesos} className="ml-auto" />
    </p>
  );
}
