import { useRef, useState } from "react";
import type { Equipo } from "#contract/schemas/administradores.ts";
import { formatDay } from "#web/app/dates.ts";
import { showToast } from "#web/app/toasts.ts";
import { useSession } from "#web/areas/acceso/session/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { equipoCopy } from "./equipo.copy.ts";
import { removeAdmin } from "./equipo-data.ts";
import { FactorOf } from "./factor-of.tsx";

const copy = equipoCopy.admins;

type Admin = Equipo["administradores"][number];

export function AdminsList({ admins }: { admins: readonly Admin[] }) {
  const { id: userId } = useSession();
  const [leaving, setLeaving] = useState<Admin | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const isOnly = admins.length <= 1;
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={copy.list} className="grid gap-3">
        {admins.map((admin) => (
          <li key={admin.id} className={rowClass}>
            <div className="grid min-w-0 gap-0.5">
              <p className="flex flex-wrap items-center gap-x-3 font-semibold">
                <span>{admin.nombre}</span>
                {String(admin.id) === userId && (
                  <span className="rounded-thin bg-accent-tint px-2 py-0.5 text-sm font-medium text-accent-strong">
                    {copy.you}
                  </span>
                )}
              </p>
              <p className="text-sm wrap-anywhere">{admin.email}</p>
              <p className="text-sm text-muted">{copy.since(formatDay(admin.creado_en))}</p>
              <FactorOf admin={admin} isSelf={String(admin.id) === userId} />
            </div>
            {!isOnly && (
              <Button
                variant="quiet"
                size="small"
                className="max-sm:-ml-3"
                aria-label={copy.removeOf(admin.nombre)}
                onClick={() => setLeaving(admin)}
              >
                {copy.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOnly && <p className="text-muted">{copy.only}</p>}
      {leaving && (
        <RemoveDialog
          admin={leaving}
          isSelf={String(leaving.id) === userId}
          onClose={() => setLeaving(null)}
          onRemoved={() => list.current?.focus()}
        />
      )}
    </>
  );
}

export const rowClass =
  "flex flex-wrap items-start justify-between gap-x-4 gap-y-1 rounded-soft bg-card p-4 inset-ring inset-ring-hairline";

type DialogProps = { admin: Admin; isSelf: boolean; onClose: () => void; onRemoved: () => void };

function RemoveDialog({ admin, isSelf, onClose, onRemoved }: DialogProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function remove(): Promise<void> {
    setIsBusy(true);
    const result = await removeAdmin(admin.id);
    onClose();
    if (!result.ok) return showToast(result.error ?? equipoCopy.failed, "error");
    showToast(result.data.mensaje);
    onRemoved();
  }

  return (
    <ConfirmDialog
      title={copy.removeTitle(admin.nombre)}
      cancelLabel={equipoCopy.cancel}
      confirmLabel={copy.remove}
      isDanger
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      <p>{isSelf ? copy.removeSelf : copy.removeText}</p>
    </ConfirmDialog>
  );
}
