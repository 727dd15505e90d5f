import { Link } from "react-router";
import type { Discrepancia } from "#contract/schemas/conciliacion.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Money } from "#web/ui/content/money.tsx";
import { Facts } from "../pedidos/detail/sheet.tsx";
import { adminPedidosCopy } from "../pedidos/pedidos.copy.ts";
import {
  discrepanciasCopy as copy,
  discrepanciaWords,
  medidaWords,
  providerEstadoNames,
} from "./discrepancias.copy.ts";
import { intentoNames } from "./pagos.copy.ts";

type Props = { discrepancia: Discrepancia; onResolve: () => void };

export function DiscrepanciaCard({ discrepancia, onResolve }: Props) {
  const { tipo, pedido_id, numero, nombre, medida, buy_order, creado_en } = discrepancia;
  const { title, advice } = discrepanciaWords[tipo];
  return (
    <article className="grid gap-4 rounded-soft bg-card p-5 inset-ring inset-ring-hairline sm:p-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
      <div className="grid max-w-text gap-3">
        <div>
          <h3 className="font-text text-base font-semibold tracking-normal">{title}</h3>
          <p className="text-muted">{medida ? medidaWords[medida] : advice}</p>
        </div>
        <p className="text-sm">
          <Link
            to={`/admin/pedidos/${pedido_id}`}
            aria-label={adminPedidosCopy.pedido(numero)}
            className="link font-semibold tabular-nums"
          >
            {numero}
          </Link>{" "}
          <span className="wrap-anywhere text-muted">{nombre}</span>
        </p>
        <Facts
          facts={[
            [copy.ours, <Ours key="ours" discrepancia={discrepancia} />],
            [copy.theirs, <Theirs key="theirs" discrepancia={discrepancia} />],
            [copy.orden, buy_order],
            [copy.found, formatShortMoment(creado_en)],
          ]}
        />
      </div>
      <Button
        variant="secondary"
        size="small"
        className="max-md:w-full"
        aria-label={copy.resolveOf(numero)}
        onClick={onResolve}
      >
        {copy.resolve}
      </Button>
    </article>
  );
}

function Ours({ discrepancia: { nuestro_estado, nuestro_monto } }: Pick<Props, "discrepancia">) {
  return (
    <>
      {intentoNames[nuestro_estado]}, <Money pesos={nuestro_monto} />
    </>
  );
}

function Theirs({ discrepancia: { suyo_estado, suyo_monto } }: Pick<Props, "discrepancia">) {
  const name = providerEstadoNames[suyo_estado] ?? suyo_estado;
  if (suyo_monto === 0) return name;
  return (
    <>
      {name}, <Money pesos={suyo_monto} />
    </>
  );
}
