import type { ReactNode } from "react";
import type { MensajesResumen } from "#contract/schemas/mensajes.ts";
import { isInWorkingDays } from "#contract/values/reply-time.ts";
import { durationWords } from "../list/duration-words.ts";
import { adminMensajesCopy as copy } from "./mensajes.copy.ts";
import { useMensajesResumen } from "./mensajes-data.ts";

const hourMs = 3_600_000;

/** Its height is reserved while it loads. */
export function ResumenFacts() {
  const view = useMensajesResumen();
  return (
    <section aria-label={copy.resumen} className="min-h-63 sm:min-h-29">
      {view.status === "ready" && <Facts resumen={view.data} readAtMs={view.readAtMs} />}
    </section>
  );
}

function Facts({ resumen, readAtMs }: { resumen: MensajesResumen; readAtMs: number }) {
  const { nuevos, mas_antiguo_en, mediana_respuesta_ms: median, respuesta_horas } = resumen;
  return (
    <dl className="grid gap-x-6 max-sm:divide-y max-sm:divide-hairline sm:grid-cols-3">
      <Fact
        name={copy.waiting}
        value={copy.waitingCount(nuevos)}
        note={
          mas_antiguo_en === null
            ? copy.noneWaiting
            : copy.oldest(durationWords(readAtMs - mas_antiguo_en))
        }
      />
      <Fact
        name={copy.median}
        value={median === null ? "–" : durationWords(median)}
        note={describeMedian(median, respuesta_horas)}
      />
      <Fact
        name={copy.promise}
        value={copy.promised(respuesta_horas)}
        note={describePromise(median, respuesta_horas)}
      />
    </dl>
  );
}

function describeMedian(median: number | null, horas: number): string {
  if (median === null) return copy.medianNone;
  return isInWorkingDays(horas) ? copy.medianWorkingHint : copy.medianHint;
}

function describePromise(median: number | null, horas: number): string {
  if (median === null) return "";
  return median <= horas * hourMs ? copy.promiseKept : copy.promiseBroken;
}

type FactProps = { name: string; value: string; note: ReactNode };

function Fact({ name, value, note }: FactProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-2 sm:block sm:border-t-2 sm:border-ink">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="max-sm:contents">
        <span className="block font-display text-xl font-bold tabular-nums">{value}</span>
        {note && <span className="col-span-full block text-sm text-muted">{note}</span>}
      </dd>
    </div>
  );
}
