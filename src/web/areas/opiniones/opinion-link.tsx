import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { opinionesCopy as copy } from "./opiniones.copy.ts";
import { useOwnOpiniones } from "./opiniones-data.ts";

export type BoughtProducto = { producto_id: number; nombre_producto: string };

export function OpinionLink({ producto }: { producto: BoughtProducto }) {
  const view = useOwnOpiniones();
  const { producto_id, nombre_producto } = producto;
  const hasOpinion =
    view.status === "ready" && view.data.some((own) => own.producto_id === producto_id);
  return (
    <LinkButton
      to={`/cuenta/pedidos?opinar=${producto_id}`}
      state={{ isOpenedHere: true }}
      preventScrollReset
      prefetch="none"
      variant="quiet"
      size="small"
      className="-mr-3 ml-auto"
      aria-label={hasOpinion ? copy.editOf(nombre_producto) : copy.giveOf(nombre_producto)}
    >
      {hasOpinion ? copy.edit : copy.give}
    </LinkButton>
  );
}
