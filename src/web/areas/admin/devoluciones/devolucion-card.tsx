import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { DevolucionAdmin, StepDevolucion } from "#contract/schemas/devoluciones.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { devolucionNames, solucionNames } from "#contract/values/rights/devolucion-names.ts";
import { api } from "#web/app/api/api.ts";
import { formatMoment } from "#web/app/dates.ts";
import { showToast } from "#web/app/toasts.ts";
import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { FotoList } from "#web/areas/pedidos/devoluciones/foto-list.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { StateMark } from "#web/ui/feedback/state-mark.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { adminDevolucionesCopy as copy } from "./devoluciones.copy.ts";
import { refreshDevoluciones } from "./devoluciones-data.ts";

type Props = { devolucion: DevolucionAdmin; level?: 2 | 3 };

export function DevolucionCard({ devolucion, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  const { id, tipo, estado, lineas, detalle, respuesta, autor, respondida_en } = devolucion;
  const wants = tipo === "retracto" ? copy.retracto : solucionNames[devolucion.solucion];
  return (
    <article className="grid min-w-0 gap-4 rounded-soft bg-card p-5 inset-ring inset-ring-hairline">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading className="text-lg">{copy.numero(devolucionNames[tipo], id)}</Heading>
        <StateMark isOn={estado === "pedida"}>{copy.estados[estado]}</StateMark>
      </div>
      <p className="wrap-anywhere">
        <Link
          to={`/admin/pedidos/${devolucion.pedido_id}`}
          className="link inline-flex min-h-11 items-center"
        >
          {copy.pedido(devolucion.numero)}
        </Link>{" "}
        {devolucion.nombre}
      </p>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Fact name={copy.wants}>
          {lineas.map((it) => copy.units(it.cantidad, it.nombre_producto)).join(", ")}: {wants}
        </Fact>
        <Fact name={copy.asked}>{formatMoment(devolucion.creado_en)}</Fact>
      </dl>
      {detalle !== "" && <Words title={copy.words}>{detalle}</Words>}
      {devolucion.fotos > 0 && <Fotos id={id} total={devolucion.fotos} />}
      {respuesta !== "" && <Words title={copy.answer}>{respuesta}</Words>}
      {autor !== null && respondida_en !== null && (
        <p className="text-sm text-muted">{copy.answeredBy(autor, formatMoment(respondida_en))}</p>
      )}
      {progressOf(devolucion).map((text) => (
        <p key={text} className="font-medium">
          {text}
        </p>
      ))}
      {estado === "pedida" ? (
        <AnswerForm devolucion={devolucion} />
      ) : (
        <Steps devolucion={devolucion} />
      )}
    </article>
  );
}

function Fotos({ id, total }: { id: number; total: number }) {
  const view = useOwn("getDevolucionFotos", { query: { id: String(id) } });
  if (view.status === "error") return <p role="alert">{copy.fotosFailed}</p>;
  const fotos = view.status === "ready" ? view.data.fotos : null;
  return <FotoList label={copy.fotos} fotos={fotos} total={total} altOf={copy.fotoAlt} />;
}

function progressOf({ monto, devuelto_en, recibida_en, resuelta_en }: DevolucionAdmin): string[] {
  const texts: string[] = [];
  if (monto !== null && devuelto_en === null) texts.push(copy.money(formatClp(monto)));
  if (monto !== null && devuelto_en !== null)
    texts.push(copy.moneyBack(formatClp(monto), formatMoment(devuelto_en)));
  if (recibida_en !== null) texts.push(copy.received(formatMoment(recibida_en)));
  if (resuelta_en !== null) texts.push(copy.resolved(formatMoment(resuelta_en)));
  return texts;
}

function Steps({ devolucion }: { devolucion: DevolucionAdmin }) {
  const { id, estado, solucion, recibida_en } = devolucion;
  const [busy, setBusy] = useState<StepDevolucion["paso"] | null>(null);
  const canReceive = estado !== "rechazada" && recibida_en === null;
  const canResolve = estado === "aceptada" && solucion !== "dinero";
  if (!canReceive && !canResolve) return null;

  async function take(paso: StepDevolucion["paso"]): Promise<void> {
    setBusy(paso);
    const result = await api("stepDevolucion", { query: { id: String(id) }, body: { paso } });
    setBusy(null);
    refreshDevoluciones();
    if (result.ok) showToast(result.data.mensaje);
    else showToast(result.error ?? copy.stepFailed, "error");
  }

  return (
    <div className="flex flex-wrap gap-3">
      {canReceive && (
        <Button
          variant="secondary"
          isBusy={busy === "recibida"}
          onClick={() => void take("recibida")}
        >
          {copy.markReceived}
        </Button>
      )}
      {canResolve && (
        <Button isBusy={busy === "resuelta"} onClick={() => void take("resuelta")}>
          {copy.markResolved}
        </Button>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <div className="max-w-text">
      <p className="text-sm font-semibold">{title}</p>
      <p className="border-l-2 border-copper pl-5 wrap-anywhere whitespace-pre-line">{children}</p>
    </div>
  );
}
