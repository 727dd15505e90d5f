import { useRevalidator } from "react-router";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { secretOf } from "#web/app/page/secret-of.ts";
import { invitadoCopy } from "#web/areas/pedidos/invitado/invitado.copy.ts";
import { openEnlace, PedidoByEnlace } from "#web/areas/pedidos/invitado/pedido-by-enlace.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/pedido-enlace";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: invitadoCopy.title });
}

/** The HTML never contains the secret. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return openEnlace(secretOf(params.enlace));
}

export function HydrateFallback() {
  return <Spinner label={invitadoCopy.loading} className="py-32" />;
}

export default function PedidoEnlaceRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return <PedidoByEnlace opened={loaderData} onRetry={() => void revalidate()} />;
}
