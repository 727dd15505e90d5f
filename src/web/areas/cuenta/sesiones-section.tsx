import { useRef, useState } from "react";
import type { Sesion } from "#contract/schemas/sesiones.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { cuentaCopy } from "./cuenta.copy.ts";
import { Section } from "./section.tsx";
import { endOtherSesiones, endSesion, useSesiones } from "./sesiones-data.ts";

const copy = cuentaCopy.sesiones;

export function SesionesSection() {
  const view = useSesiones();
  return (
    <Section title={copy.title} lead={copy.lead}>
      {view.status === "loading" && <Spinner label={copy.loading} className="py-8" />}
      {view.status === "error" && (
        <LoadFailure title={copy.loadFailed} retry={cuentaCopy.retry} onRetry={view.refresh}>
          {copy.loadFailedHelp}
        </LoadFailure>
      )}
      {view.status === "ready" && <Sesiones sesiones={view.data} />}
    </Section>
  );
}

function Sesiones({ sesiones }: { sesiones: readonly Sesion[] }) {
  const list = useRef<HTMLUListElement>(null);
  /** The id of the one that is being ended. */
  const [ending, setEnding] = useState<number | "others" | null>(null);

  async function end(which: number | "others"): Promise<void> {
    setEnding(which);
    const said = which === "others" ? await endOtherSesiones() : await endSesion(which);
    setEnding(null);
    showToast(said ?? copy.failed, said === null ? "error" : "success");
    // Its button is gone.
    if (said !== null) list.current?.focus();
  }

  return (
    <div className="grid gap-5">
      <ul ref={list} tabIndex={-1} aria-label={copy.list} className="grid gap-3">
        {sesiones.map((sesion) => (
          <SesionCard
            key={sesion.id}
            sesion={sesion}
            isEnding={ending === sesion.id}
            onEnd={() => void end(sesion.id)}
          />
        ))}
      </ul>
      {sesiones.length > 1 && (
        <Button
          variant="secondary"
          className="justify-self-start"
          isBusy={ending === "others"}
          onClick={() => void end("others")}
        >
          {copy.endOthers}
        </Button>
      )}
    </div>
  );
}

type CardProps = { sesion: Sesion; isEnding: boolean; onEnd: () => void };

function SesionCard({ sesion, isEnding, onEnd }: CardProps) {
  const { dispositivo, red, misma_red, iniciada_en, usada_en, actual } = sesion;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 rounded-soft bg-card p-4 inset-ring inset-ring-hairline">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          <span>{dispositivo}</span>
          {actual && (
            <span className="rounded-thin bg-accent-tint px-2 py-0.5 text-sm font-medium text-accent-strong">
              {copy.current}
            </span>
          )}
        </p>
        <p className="text-sm text-muted">{placeOf({ red, misma_red, actual })}</p>
        <p className="text-sm text-muted">{copy.since(formatShortMoment(iniciada_en))}</p>
        {!actual && (
          <p className="text-sm text-muted">{copy.lastUse(formatShortMoment(usada_en))}</p>
        )}
      </div>
      {!actual && (
        <Button
          variant="quiet"
          size="small"
          className="max-sm:-ml-3"
          aria-label={copy.endOf(dispositivo, formatShortMoment(iniciada_en))}
          isBusy={isEnding}
          onClick={onEnd}
        >
          {copy.end}
        </Button>
      )}
    </li>
  );
}

function placeOf({ red, misma_red, actual }: Pick<Sesion, "red" | "misma_red" | "actual">): string {
  if (red === "") return copy.unknownRed;
  return misma_red && !actual ? `${copy.red(red)}, ${copy.sameRed}` : copy.red(red);
}
