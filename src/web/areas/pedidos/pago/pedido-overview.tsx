import type { ReactNode } from "react";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import { WhatsappLink } from "#web/areas/contacto/whatsapp-link.tsx";
import { BoughtLines } from "./bought-lines.tsx";
import { pagoCopy as copy } from "./pago.copy.ts";
import { hasNews, PedidoNews } from "./pedido-news.tsx";
import { ReceiptSheet } from "./receipt-sheet.tsx";

type Props = {
  pedido: Pedido;
  /** Above the news, and below them. */
  head?: ReactNode;
  fotos?: ReactNode;
  actions?: ReactNode;
  /** Below them: what comes late and has any height. */
  last?: ReactNode;
};

export function PedidoOverview({ pedido, head, fotos, actions, last }: Props) {
  const acts = actions && (
    <div className="grid gap-5 print:hidden">
      {actions}
      <WhatsappLink
        mensaje={copy.whatsappMensaje(pedido.numero)}
        className="link inline-flex min-h-11 items-center justify-self-start"
      >
        {copy.whatsapp}
      </WhatsappLink>
      {last}
    </div>
  );
  if (!head && !hasNews(pedido)) {
    return (
      <div className="grid gap-8">
        <ReceiptSheet pedido={pedido} />
        {acts}
      </div>
    );
  }
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:gap-16">
      <div className="grid gap-8">
        {head}
        <PedidoNews pedido={pedido} />
        {fotos}
        <BoughtLines detalles={head ? [] : pedido.detalles} />
        {acts}
      </div>
      <ReceiptSheet pedido={pedido} />
    </div>
  );
}
