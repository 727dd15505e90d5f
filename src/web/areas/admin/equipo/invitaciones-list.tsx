import { useState } from "react";
import type { Invitacion } from "#contract/schemas/administradores.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { focusHeading } from "#web/app/page/focus-heading.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { rowClass } from "./admins-list.tsx";
import { equipoCopy } from "./equipo.copy.ts";
import { cancelInvitacion } from "./equipo-data.ts";

const copy = equipoCopy.invitaciones;

export function InvitacionesList({ invitaciones }: { invitaciones: readonly Invitacion[] }) {
  const [ending, setEnding] = useState<number | null>(null);

  async function cancel(id: number): Promise<void> {
    setEnding(id);
    const result = await cancelInvitacion(id);
    setEnding(null);
    if (!result.ok) return showToast(result.error ?? equipoCopy.failed, "error");
    showToast(result.data.mensaje);
    focusHeading();
  }

  if (invitaciones.length === 0) return null;
  return (
    <>
      <h3 className="font-semibold">{copy.title}</h3>
      <ul aria-label={copy.list} className="grid gap-3">
        {invitaciones.map(({ id, email, expira_en }) => (
          <li key={id} className={rowClass}>
            <div className="grid min-w-0 gap-0.5">
              <p className="wrap-anywhere">{email}</p>
              <p className="text-sm text-muted">{copy.until(formatShortMoment(expira_en))}</p>
            </div>
            <Button
              variant="quiet"
              size="small"
              className="max-sm:-ml-3"
              aria-label={copy.cancelOf(email)}
              isBusy={ending === id}
              onClick={() => void cancel(id)}
            >
              {copy.cancel}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
