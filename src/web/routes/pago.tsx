import { pagoCopy } from "#web/copy/pago.ts";
import { PagoPage } from "#web/features/pago/pago-page.tsx";
import { readPagoParams } from "#web/features/pago/pago-view.ts";
import { pageMeta } from "#web/page-meta.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import type { Route } from "./+types/pago.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: pagoCopy.title });
}

/** The address is read in the browser only: the server's page is one skeleton for everybody. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readPagoParams(new URL(request.url).searchParams);
}

export function HydrateFallback() {
  return <Spinner label={pagoCopy.loading} className="py-32" />;
}

export default function PagoRoute({ loaderData }: Route.ComponentProps) {
  return <PagoPage params={loaderData} />;
}
