import type { Devolucion } from "#contract/schemas/devoluciones.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { replyPromise } from "#contract/values/reply-time.ts";
import { devolucionNames, solucionNames } from "#contract/values/rights/devolucion-names.ts";
import { formatMoment } from "#web/app/dates.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { StateMark } from "#web/ui/feedback/state-mark.tsx";
import { devolucionesCopy as copy } from "./devoluciones.copy.ts";
import { FotoList } from "./foto-list.tsx";
import { fotosCopy } from "./fotos.copy.ts";
import { type PedidoKey, useFotosOf } from "./own-devoluciones.ts";

type Props = { of: PedidoKey; devolucion: Devolucion };

/** `isNew`: it was sent a moment ago, and takes the focus where the form was. */
export function DevolucionCard({ of, devolucion, isNew }: Props & { isNew: boolean }) {
  const { tienda } = useRootData();
  const { id, tipo, solucion, estado, lineas, detalle, respuesta, creado_en } = devolucion;
  const isGood = estado === "aceptada" || estado === "resuelta";
  return (
    <li
      ref={isNew ? focusOn : null}
      tabIndex={-1}
      className="grid scroll-mt-28 gap-2 rounded-soft bg-card p-4 inset-ring inset-ring-hairline"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-base">{copy.numero(devolucionNames[tipo], id)}</h3>
        <StateMark isOn={isGood}>{copy.estados[estado]}</StateMark>
      </div>
      <p className="wrap-anywhere">
        {lineas.map((it) => copy.units(it.cantidad, it.nombre_producto)).join(", ")}
      </p>
      {tipo === "falla" && <p>{copy.prefers(solucionNames[solucion])}</p>}
      <p className="text-sm text-muted">
        {copy.askedOn(formatMoment(creado_en))}
        {estado === "pedida" && tienda && ` ${replyPromise(tienda.respuesta_horas)}`}
      </p>
      {detalle !== "" && <Words title={copy.yourWords}>{detalle}</Words>}
      {devolucion.fotos > 0 && <Fotos of={of} devolucion={devolucion} />}
      {respuesta !== "" && <Words title={copy.answer}>{respuesta}</Words>}
      {progressOf(devolucion).map((text) => (
        <p key={text} className="font-medium">
          {text}
        </p>
      ))}
    </li>
  );
}

function focusOn(card: HTMLElement | null): void {
  card?.focus();
}

function Fotos({ of, devolucion: { id, fotos: total } }: Props) {
  const { fotos, isFailed } = useFotosOf(of, id);
  if (isFailed) return <p role="alert">{fotosCopy.fotosFailed}</p>;
  return (
    <FotoList label={fotosCopy.yourFotos} fotos={fotos} total={total} altOf={fotosCopy.fotoAlt} />
  );
}

function progressOf({ monto, devuelto_en, recibida_en, resuelta_en }: Devolucion): string[] {
  const texts: string[] = [];
  if (recibida_en !== null) texts.push(copy.received(formatMoment(recibida_en)));
  if (monto !== null && devuelto_en === null) texts.push(copy.money(formatClp(monto)));
  if (monto !== null && devuelto_en !== null)
    texts.push(copy.moneyBack(formatClp(monto), formatMoment(devuelto_en)));
  if (resuelta_en !== null) texts.push(copy.resolved(formatMoment(resuelta_en)));
  return texts;
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <h4 className="text-sm font-semibold">{title}</h4>
      <p className="border-l-2 border-copper pl-4 wrap-anywhere whitespace-pre-line">{children}</p>
    </div>
  );
}
