import { Link } from "react-router";
import type { Capacidad } from "#contract/schemas/impresoras.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { adminCopy } from "../admin.copy.ts";
import { AdminHeading } from "../list/admin-heading.tsx";
import { LoadRetry } from "../list/load-retry.tsx";
import type { Route } from "./+types/impresoras-page";
import { impresorasCopy as copy } from "./impresoras.copy.ts";
import { ImpresorasList } from "./impresoras-list.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function ImpresorasPage() {
  const view = useOwn("getCapacidad");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <AdminHeading title={copy.title} lead={copy.lead} />
      {view.status === "loading" && <Spinner label={adminCopy.loading} className="min-h-dvh" />}
      {view.status === "error" && (
        <LoadRetry error={view.failure?.error ?? copy.failed} onRetry={view.refresh} />
      )}
      {view.status === "ready" && (
        <>
          <WorkFacts capacidad={view.data} />
          <EnRiesgo capacidad={view.data} />
          <ImpresorasList impresoras={view.data.impresoras} />
        </>
      )}
    </div>
  );
}

function WorkFacts({ capacidad: { trabajo, libre, sin_impresora } }: { capacidad: Capacidad }) {
  const facts = [
    {
      name: copy.waiting,
      value: copy.piezas(trabajo.piezas),
      hint: trabajo.minutos > 0 ? copy.minutos(trabajo.minutos) : "",
    },
    { name: copy.libre, value: libre === null ? copy.nothing : copy.libreOn(libre), hint: "" },
  ];
  return (
    <section aria-label={copy.facts} className="grid gap-4">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-6 gap-y-4">
        {facts.map(({ name, value, hint }) => (
          <div key={name} className="grid content-start gap-0.5">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-display text-2xl font-bold tabular-nums">{value}</dd>
            {hint && <dd className="text-sm text-muted">{hint}</dd>}
          </div>
        ))}
      </dl>
      {trabajo.sin_receta > 0 && (
        <p className="text-sm">
          <span>{copy.withoutReceta(trabajo.sin_receta)}</span>{" "}
          <Link to="/admin/productos" className="link inline-flex min-h-11 items-center">
            {copy.recetasLink}
          </Link>
        </p>
      )}
      {sin_impresora.length > 0 && (
        <Banner kind="warning">
          {copy.withoutPrinter(sin_impresora.map((it) => it || copy.noMaterial))}
        </Banner>
      )}
    </section>
  );
}

/** Old promises that new ones do not wait for any more. */
function EnRiesgo({ capacidad: { en_riesgo } }: { capacidad: Capacidad }) {
  if (en_riesgo.length === 0) return null;
  return (
    <section aria-labelledby="en-riesgo" className="grid gap-3">
      <h2 id="en-riesgo" className="text-xl">
        {copy.risk}
      </h2>
      <Banner kind="warning">{copy.riskLead(en_riesgo.length)}</Banner>
      <ul className="border-t border-hairline">
        {en_riesgo.map(({ pedido_id, numero, nombre, prometido, posible }) => (
          <li key={pedido_id} className="border-b border-hairline py-1">
            <Link
              to={`/admin/pedidos/${pedido_id}`}
              className="link inline-flex min-h-11 items-center wrap-anywhere"
            >
              {copy.pedido(numero, nombre)}
            </Link>
            <p className="text-sm">{copy.riskRow(prometido, posible)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
