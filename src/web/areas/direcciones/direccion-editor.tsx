import { lazy, Suspense } from "react";
import type { Direccion } from "#contract/schemas/direcciones.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { PlusIcon } from "#web/ui/art/icons.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { DireccionCard } from "./direccion-card.tsx";
import type { DireccionSelection } from "./direccion-selection.ts";
import { direccionesCopy as copy } from "./direcciones.copy.ts";
import type { DireccionesView } from "./direcciones-data.ts";
import { RemoveDireccionDialog } from "./remove-direccion-dialog.tsx";
import { type OpenDireccion, openerId, useOpenDireccion } from "./use-open-direccion.ts";

/** Lazy, because both import the 346 comunas. */
const DireccionDialog = lazy(() => import("./form/direccion-dialog.tsx"));
const FirstDireccion = lazy(() => import("./form/first-direccion.tsx"));

type Props = {
  view: DireccionesView;
  /** Null where no direccion is chosen. */
  selection: DireccionSelection | null;
};

export function DireccionEditor({ view, selection }: Props) {
  const isFirst = view.status === "ready" && view.direcciones.length === 0;
  if (selection && isFirst) return <FirstOnPage selection={selection} />;
  return <SavedDirecciones view={view} selection={selection} />;
}

function FirstOnPage({ selection }: { selection: DireccionSelection }) {
  function onSaved(direccion: Direccion): void {
    selection.select(direccion.id);
    showToast(copy.saved);
    // The form is gone with the next render.
    requestAnimationFrame(() => document.getElementById(openerId(null))?.focus());
  }

  return (
    <div className="grid gap-5">
      <p className="text-muted">{copy.empty}</p>
      {/* Fills the screen, so that the summary below it does not move. */}
      <Suspense fallback={<Spinner label={copy.loading} className="min-h-dvh py-8" />}>
        <FirstDireccion onSaved={onSaved} />
      </Suspense>
    </div>
  );
}

function SavedDirecciones({ view, selection }: Props) {
  const [open, setOpen] = useOpenDireccion(view);
  const close = () => setOpen(null);

  function onSaved(direccion: Direccion): void {
    if (open?.kind === "add") selection?.select(direccion.id);
    showToast(copy.saved);
    close();
  }

  return (
    <div className="grid gap-5">
      <DireccionList view={view} selection={selection} onOpen={setOpen} />
      {view.status === "ready" && (
        <Button
          id={openerId(null)}
          variant="secondary"
          className="justify-self-start"
          onClick={() => setOpen({ kind: "add" })}
        >
          <PlusIcon />
          {copy.add}
        </Button>
      )}
      {(open?.kind === "add" || open?.kind === "edit") && (
        <Suspense fallback={null}>
          <DireccionDialog
            direccion={open.kind === "edit" ? open.direccion : null}
            isFirst={view.direcciones.length === 0}
            onClose={close}
            onSaved={onSaved}
          />
        </Suspense>
      )}
      {open?.kind === "remove" && (
        <RemoveDireccionDialog
          direccion={open.direccion}
          onClose={close}
          onRemoved={() => selection?.forget(open.direccion.id)}
        />
      )}
    </div>
  );
}

type ListProps = Props & { onOpen: (open: OpenDireccion) => void };

function DireccionList({ view, selection, onOpen }: ListProps) {
  if (view.status === "loading") return <Spinner label={copy.loading} className="py-8" />;
  if (view.status === "error") return <DireccionesBroken onRetry={view.retry} />;
  if (view.direcciones.length === 0) return <p className="text-muted">{copy.empty}</p>;
  return (
    <ul aria-label={copy.listLabel} className="grid gap-3">
      {view.direcciones.map((direccion) => (
        <DireccionCard
          key={direccion.id}
          direccion={direccion}
          choice={
            selection && {
              isSelected: selection.selected === direccion.id,
              onSelect: () => selection.select(direccion.id),
            }
          }
          onEdit={() => onOpen({ kind: "edit", direccion })}
          onRemove={() => onOpen({ kind: "remove", direccion })}
        />
      ))}
    </ul>
  );
}

function DireccionesBroken({ onRetry }: { onRetry: () => void }) {
  return (
    <LoadFailure title={copy.loadFailed} retry={copy.retry} onRetry={onRetry}>
      {copy.loadFailedHelp}
    </LoadFailure>
  );
}
