import { Link } from "react-router";
import type { Resumen } from "#contract/schemas/administracion.ts";
import { formatFecha } from "#contract/values/despacho/plazo.ts";
import { api } from "#web/app/api/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Picture } from "#web/ui/content/picture.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { usePedidoAct } from "../pedidos/detail/pedido-data.ts";
import { adminPedidoCopy } from "../pedidos/pedidos.copy.ts";
import { todayCopy as copy } from "./today.copy.ts";

/** The first pedidos to prepare, with the two acts that begin the work. */
export function NextPedidos({ resumen: { proximos_pedidos, por_preparar } }: { resumen: Resumen }) {
  if (proximos_pedidos.length === 0) return null;
  return (
    <section aria-labelledby="proximos" className="grid gap-3">
      <h2 id="proximos" className="text-xl">
        {copy.nextPedidos}
      </h2>
      <ul className="divide-y divide-hairline rounded-soft bg-card inset-ring inset-ring-hairline">
        {proximos_pedidos.map((pedido) => (
          <li key={pedido.id}>
            <NextPedido pedido={pedido} />
          </li>
        ))}
      </ul>
      {por_preparar > proximos_pedidos.length && (
        <Link
          to="/admin/pedidos?estado=pagado"
          className="link inline-flex min-h-11 items-center justify-self-start"
        >
          {copy.allToPrepare(por_preparar)}
        </Link>
      )}
    </section>
  );
}

function NextPedido({ pedido }: { pedido: Resumen["proximos_pedidos"][number] }) {
  const { id, numero, nombre, piezas, imagen, plazo } = pedido;
  const act = usePedidoAct(id);
  const prepare = () =>
    act.run(() =>
      api("movePedido", {
        query: { id: String(id) },
        body: { estado: "en_preparacion", desde: "pagado" },
      }),
    );
  return (
    <div className="grid gap-3 px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Picture path={imagen ?? undefined} alt="" sizes="4rem" className="size-16 rounded-thin" />
        <Link
          to={`/admin/pedidos/${id}`}
          className="group min-h-11 min-w-0 flex-1 basis-40 no-underline"
        >
          <span className="line-clamp-2 font-semibold wrap-anywhere group-hover:underline">
            {piezas}
          </span>
          <span className="block text-sm wrap-anywhere text-muted">
            {copy.nextPedido(numero, nombre)}
          </span>
          {plazo !== null && (
            <span className="block text-sm">{copy.plazo(formatFecha(plazo))}</span>
          )}
        </Link>
        <div className="flex flex-wrap gap-2">
          <LinkButton
            variant="quiet"
            size="small"
            to={`/admin/pedidos/${id}/guia`}
            aria-label={copy.paperOf(numero)}
          >
            {copy.paper}
          </LinkButton>
          <Button
            variant="secondary"
            size="small"
            isBusy={act.isBusy}
            aria-label={copy.prepareOf(numero)}
            onClick={() => void prepare()}
          >
            {copy.prepare}
          </Button>
        </div>
      </div>
      {act.failure && <Banner kind="error">{act.failure.error ?? adminPedidoCopy.noAnswer}</Banner>}
    </div>
  );
}
