import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { formatTelefono } from "#contract/values/persona/telefono.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { direccionLines } from "../direccion-lines.ts";
import { adminPedidoCopy } from "../pedidos.copy.ts";
import { slipCopy as copy } from "./slip.copy.ts";
import { SlipLines } from "./slip-lines.tsx";

type Props = { pedido: PedidoDetalleAdmin; headingLevel?: 1 | 2 };

/** Without prices: the parcel may be a present. */
export function SlipSheet({ pedido, headingLevel = 1 }: Props) {
  const Heading = `h${headingLevel}` as const;
  const { numero, creado_en } = pedido;
  return (
    <article className="grid gap-6 bg-card p-6 text-ink inset-ring inset-ring-hairline sm:p-10 print:gap-4 print:p-0 print:inset-ring-0">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <Sender />
        <div className="grid gap-1 sm:text-right print:text-right">
          <Heading tabIndex={headingLevel === 1 ? -1 : undefined} className="text-lg">
            {copy.title}
          </Heading>
          <p className="font-display text-3xl font-extrabold tabular-nums">{numero}</p>
          <p className="text-sm">
            {copy.date}: {formatShortMoment(creado_en)}
          </p>
        </div>
      </header>
      <LayerDivider />
      <Recipient pedido={pedido} />
      <SlipLines pedido={pedido} />
      <footer className="grid gap-1 text-sm">
        <p className="font-semibold">{copy.thanks}</p>
        <p>{copy.notTax}</p>
      </footer>
    </article>
  );
}

function Sender() {
  const { tienda } = useRootData();
  const identidad = tienda?.identidad;
  const facts = [
    identidad?.razon_social,
    identidad?.rut && copy.rut(identidad.rut),
    identidad?.direccion,
    identidad?.email,
    identidad?.telefono,
  ].filter(Boolean);
  return (
    <div className="grid gap-0.5 text-sm">
      <p className="font-display text-xl font-extrabold">{tienda?.nombre}</p>
      {facts.map((fact) => (
        <p key={fact} className="wrap-anywhere">
          {fact}
        </p>
      ))}
    </div>
  );
}

/** Large, to be read from a distance. */
function Recipient({ pedido: { nombre, direccion, envio, despacho } }: Pick<Props, "pedido">) {
  const { modo } = despacho;
  return (
    <section className="grid gap-3">
      <h2 className="text-sm font-normal tracking-normal">{copy.recipient}</h2>
      <address className="grid gap-1 text-xl not-italic">
        <span className="font-bold wrap-anywhere">{direccion.recibe || nombre}</span>
        {direccionLines(direccion).map((line) => (
          <span key={line} className="wrap-anywhere">
            {line}
          </span>
        ))}
        {direccion.telefono !== "" && <span>{formatTelefono(direccion.telefono)}</span>}
      </address>
      {direccion.nota !== "" && (
        <p className="border-l-4 border-ink pl-4 text-xl wrap-anywhere">
          <span className="block text-sm">
            {modo === "retiro" ? copy.hours : adminPedidoCopy.nota}
          </span>
          {direccion.nota}
        </p>
      )}
      {modo !== "domicilio" && (
        <p className="border-4 border-ink px-4 py-2 text-2xl font-extrabold">{copy.modos[modo]}</p>
      )}
      {envio && (
        <p className="text-lg wrap-anywhere">
          {copy.transportista}: <strong>{envio.transportista}</strong> · {copy.seguimiento}:{" "}
          <strong className="tabular-nums">{envio.seguimiento}</strong>
        </p>
      )}
    </section>
  );
}
