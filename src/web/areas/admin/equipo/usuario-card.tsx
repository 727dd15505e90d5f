import { useState } from "react";
import type { ApiResult } from "#contract/client.ts";
import type { Usuario } from "#contract/schemas/administradores.ts";
import { formatDay } from "#web/app/dates.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { BloqueoMark } from "../peticiones/bloqueo-mark.tsx";
import { equipoCopy } from "./equipo.copy.ts";
import { endSesionesOf, setActivo } from "./equipo-data.ts";

const copy = equipoCopy.usuarios;

type Props = { usuario: Usuario; onChanged: (usuario: Usuario) => void };

export function UsuarioCard({ usuario, onChanged }: Props) {
  const { id, nombre, email, creado_en } = usuario;
  return (
    <section
      aria-label={copy.found}
      className="grid gap-4 rounded-soft bg-card p-5 inset-ring inset-ring-hairline"
    >
      <div className="grid gap-0.5">
        <h3 className="text-lg">{nombre}</h3>
        <p className="text-sm wrap-anywhere">{email}</p>
        <BloqueoMark email={email} />
        <p className="text-sm text-muted">{copy.since(formatDay(creado_en))}</p>
        <p className="text-sm">{statesOf(usuario).join(" · ")}</p>
      </div>
      <Actions key={id} usuario={usuario} onChanged={onChanged} />
    </section>
  );
}

function statesOf({ activo, verificada, rol, sesiones }: Usuario): string[] {
  return [
    activo ? copy.active : copy.inactive,
    ...(verificada ? [] : [copy.unverified]),
    ...(rol === "admin" ? [copy.admin] : []),
    copy.sesiones(sesiones),
  ];
}

type Act = "end" | "activo";

function Actions({ usuario, onChanged }: Props) {
  const { id, activo, rol, sesiones } = usuario;
  const [busy, setBusy] = useState<Act | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  async function run(act: Act, send: () => Promise<ApiResult<"patchUsuario">>): Promise<void> {
    setBusy(act);
    const result = await send();
    setBusy(null);
    setIsAsking(false);
    if (!result.ok) return showToast(result.error ?? equipoCopy.failed, "error");
    showToast(result.data.mensaje);
    onChanged(result.data.usuario);
  }
  const change = () => void run("activo", () => setActivo(id, !activo));

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        size="small"
        isBusy={busy === "end"}
        aria-disabled={sesiones === 0}
        onClick={() => sesiones > 0 && void run("end", () => endSesionesOf(id))}
      >
        {copy.end}
      </Button>
      {rol === "cliente" && (
        <Button
          variant="quiet"
          size="small"
          isBusy={busy === "activo" && !isAsking}
          onClick={() => (activo ? setIsAsking(true) : change())}
        >
          {activo ? copy.disable : copy.enable}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={copy.disableTitle}
          cancelLabel={equipoCopy.cancel}
          confirmLabel={copy.disable}
          isDanger
          isBusy={busy === "activo"}
          onCancel={() => setIsAsking(false)}
          onConfirm={change}
        >
          <p>{copy.disableText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
