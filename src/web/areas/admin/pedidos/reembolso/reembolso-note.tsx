import type { ReembolsoDetalle } from "#contract/schemas/pedidos-admin.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { formatMoment } from "#web/app/dates.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { reembolsoCopy as copy } from "./reembolso.copy.ts";

export function ReembolsoNote({ reembolso }: { reembolso: ReembolsoDetalle }) {
  const { monto, motivo, autor, error, hecho_en, tipo, reponer_stock } = reembolso;
  const pesos = formatClp(monto);
  if (hecho_en === null) {
    return (
      <Banner kind="warning" title={copy.pending(pesos)}>
        <p>{copy.pendingLead}</p>
        {error && <p className="wrap-anywhere">{copy.lastError(error)}</p>}
        <p>{copy.requestedBy(autor, motivo)}</p>
        <p>{reponer_stock ? copy.stockWillReturn : copy.stockWillNot}</p>
      </Banner>
    );
  }
  const explanation = tipo === null ? undefined : copy.tipos[tipo];
  return (
    <Banner kind="info" title={copy.done(pesos, formatMoment(hecho_en))}>
      {explanation && <p>{explanation}</p>}
      <p className="wrap-anywhere">{copy.requestedBy(autor, motivo)}</p>
      <p>{reponer_stock ? copy.stockBack : copy.stockGone}</p>
    </Banner>
  );
}
