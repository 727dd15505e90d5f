import { pageMeta } from "#web/app/page/page-meta.ts";
import { pagoCopy } from "#web/areas/pedidos/pago/pago.copy.ts";
import { PagoPage } from "#web/areas/pedidos/pago/pago-page.tsx";
import { readPagoParams } from "#web/areas/pedidos/pago/pago-view.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/pago";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: pagoCopy.title });
}

/** Only the browser reads the address: the server sends one skeleton. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readPagoParams(new URL(request.url).searchParams);
}

export function HydrateFallback() {
  return <Spinner label={pagoCopy.loading} className="py-32" />;
}

export default function PagoRoute({ loaderData }: Route.ComponentProps) {
  return <PagoPage params={loaderData} />;
}
