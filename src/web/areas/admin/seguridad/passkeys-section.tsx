import { useState } from "react";
import type { Seguridad } from "#contract/schemas/factor.ts";
import { api } from "#web/app/api/api.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { Section } from "#web/areas/cuenta/section.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { PasskeyForm } from "./passkey-form.tsx";
import { seguridadCopy } from "./seguridad.copy.ts";
import { type OnRespaldos, takeResult } from "./seguridad-data.ts";

const copy = seguridadCopy.passkeys;

type Props = { seguridad: Seguridad; onRespaldos: OnRespaldos };
type Passkey = Seguridad["passkeys"][number];

export function PasskeysSection({ seguridad, onRespaldos }: Props) {
  const { passkeys, admite_passkeys } = seguridad;
  const [asking, setAsking] = useState<Passkey | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function remove({ id }: Passkey): Promise<void> {
    setIsBusy(true);
    await takeResult(await api("deletePasskey", { query: { id: String(id) } }));
    setIsBusy(false);
    setAsking(null);
  }

  return (
    <Section title={copy.title} lead={copy.lead}>
      <div className="grid gap-5">
        {passkeys.length === 0 && <p>{copy.none}</p>}
        {passkeys.length > 0 && (
          <ul aria-label={copy.list} className="grid gap-3">
            {passkeys.map((passkey) => (
              <PasskeyCard key={passkey.id} passkey={passkey} onRemove={() => setAsking(passkey)} />
            ))}
          </ul>
        )}
        {admite_passkeys ? <PasskeyForm onRespaldos={onRespaldos} /> : <p>{copy.unsupported}</p>}
      </div>
      {asking && (
        <ConfirmDialog
          title={copy.removeTitle(asking.nombre)}
          cancelLabel={seguridadCopy.cancel}
          confirmLabel={copy.remove}
          isDanger
          isBusy={isBusy}
          onCancel={() => setAsking(null)}
          onConfirm={() => void remove(asking)}
        >
          <p>{copy.removeText}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}

function PasskeyCard({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { nombre, creado_en, usado_en } = passkey;
  const used = usado_en === null ? null : formatShortMoment(usado_en);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 rounded-soft bg-card p-4 inset-ring inset-ring-hairline">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold wrap-anywhere">{nombre}</p>
        <p className="text-sm text-muted">{copy.times(formatShortMoment(creado_en), used)}</p>
      </div>
      <Button variant="quiet" size="small" aria-label={copy.removeOf(nombre)} onClick={onRemove}>
        {copy.remove}
      </Button>
    </li>
  );
}
