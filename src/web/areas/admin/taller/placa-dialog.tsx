import { useState } from "react";
import type { PlaceTrabajos, Trabajo } from "#contract/schemas/taller.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import type { Lote } from "./lotes.ts";
import { placeTrabajos } from "./placa-data.ts";
import { fillOf, moveToPlaca, moveToSequence } from "./placas.ts";
import { tallerCopy as copy } from "./taller.copy.ts";

type Props = {
  trabajo: Trabajo | null;
  lotes: readonly Lote[];
  /** All open work. */
  open: readonly Trabajo[];
  onClose: () => void;
};

/** Where else a piece can be printed: closed once it no longer waits. */
export function PlacaDialog({ trabajo, lotes, open, onClose }: Props) {
  const here = lotes.find((it) => it.trabajos.some(({ id }) => id === trabajo?.id));
  const piece = here?.trabajos.find(({ id }) => id === trabajo?.id);
  return (
    <Dialog
      isOpen={piece !== undefined}
      onClose={onClose}
      title={copy.move}
      footer={
        <Button variant="quiet" onClick={onClose}>
          {copy.cancel}
        </Button>
      }
    >
      {here && piece && (
        <Choices here={here} piece={piece} lotes={lotes} open={open} onClose={onClose} />
      )}
    </Dialog>
  );
}

type ChoicesProps = Omit<Props, "trabajo"> & { here: Lote; piece: Trabajo };

function Choices({ here, piece, lotes, open, onClose }: ChoicesProps) {
  const [fault, setFault] = useState<string | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const alike = lotes.filter(({ load }) => load === here.load);
  const others = alike.flatMap(({ placa, ...lote }) =>
    lote.key === here.key || !placa?.numero ? [] : [{ ...lote, placa }],
  );
  const back = moveToSequence(alike.flatMap(({ trabajos }) => trabajos));

  async function send(choice: string, piezas: PlaceTrabajos["piezas"]): Promise<void> {
    if (sending !== null) return;
    setSending(choice);
    setFault(null);
    const answer = await placeTrabajos(piezas);
    setSending(null);
    setFault(answer);
    if (answer === null) onClose();
  }

  const moveTo = (choice: string, target: Pick<Lote, "clave" | "trabajos">) =>
    void send(choice, moveToPlaca(piece, { target, open }));
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">{copy.moveLead(piece.nombre_producto)}</p>
      {fault !== null && <Banner kind="error">{fault}</Banner>}
      <ul className="grid gap-2">
        {others.map((lote) => (
          <Choice
            key={lote.key}
            isBusy={sending === lote.key}
            onChoose={() => moveTo(lote.key, lote)}
          >
            {copy.moveTo(copy.placa(lote.placa), fillOf([...lote.trabajos, piece]))}
          </Choice>
        ))}
        {here.trabajos.length > 1 && (
          <Choice
            isBusy={sending === "new"}
            onChoose={() => moveTo("new", { clave: null, trabajos: [] })}
          >
            {copy.newPlaca}
          </Choice>
        )}
        {back.length > 0 && (
          <Choice isBusy={sending === "back"} onChoose={() => void send("back", back)}>
            {copy.sequence}
          </Choice>
        )}
      </ul>
    </div>
  );
}

type ChoiceProps = { isBusy: boolean; onChoose: () => void; children: string };

function Choice({ isBusy, onChoose, children }: ChoiceProps) {
  return (
    <li className="grid">
      <Button variant="secondary" isBusy={isBusy} onClick={onChoose} className="py-2">
        {children}
      </Button>
    </li>
  );
}
