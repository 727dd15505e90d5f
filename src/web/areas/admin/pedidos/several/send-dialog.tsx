import { useId, useState } from "react";
import { errorMessages } from "#contract/error-messages.ts";
import type { PedidoAdmin } from "#contract/schemas/pedidos-admin.ts";
import { transportistas } from "#contract/values/despacho/transportistas.ts";
import { notaLength } from "#contract/values/lengths.ts";
import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { cx } from "#web/ui/class-names.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { MovesDialog, OutcomeLine } from "../../several/moves-dialog.tsx";
import { type Outcome, useMoves } from "../../several/use-moves.ts";
import { wayOf } from "../list/row-facts.ts";
import { adminPedidoCopy } from "../pedidos.copy.ts";
import { movePedido, refreshPedidos } from "./move-pedido.ts";
import { PasteEnvios } from "./paste-envios.tsx";
import type { ToldEnvio } from "./read-envios.ts";
import { severalPedidosCopy as copy } from "./several.copy.ts";

/** The fields of a parcel as typed; an untouched transportista is the last one that was chosen. */
export type Envio = { transportista?: string; seguimiento: string; sin_revisar?: string };
export type Envios = ReadonlyMap<number, Envio>;

type Props = {
  pedidos: readonly PedidoAdmin[];
  /** Kept by the caller: closing loses nothing. */
  envios: Envios;
  onType: (id: number, envio: Envio) => void;
  onMoved: (pedido: PedidoAdmin) => void;
  onClose: () => void;
};

type Read = Required<Envio>;

const nothing: Envio = { seguimiento: "" };

export function SendDialog({ pedidos, envios, onType, onMoved, onClose }: Props) {
  const listId = useId();
  const [asked] = useState(pedidos);
  const [isChecked, setIsChecked] = useState(false);
  const moves = useMoves(refreshPedidos);
  const usual = useUsualTransportista();
  const typed = [...envios.values()].findLast(({ transportista }) => transportista)?.transportista;
  const envioOf = (id: number): Read => {
    const envio = envios.get(id) ?? nothing;
    const { transportista = typed ?? usual, seguimiento, sin_revisar = "" } = envio;
    return {
      transportista: transportista.trim(),
      seguimiento: seguimiento.trim(),
      sin_revisar: sin_revisar.trim(),
    };
  };

  function fill(told: ReadonlyMap<number, ToldEnvio>): void {
    for (const [id, { transportista, seguimiento }] of told) {
      // The last one that is chosen is proposed for all: what a line does not say stays as it is shown.
      const shown = transportista || envioOf(id).transportista;
      onType(id, { ...envios.get(id), ...(shown !== "" && { transportista: shown }), seguimiento });
    }
  }

  function send(): void {
    setIsChecked(true);
    const left = moves.leftOf(asked);
    const ready = left.filter((pedido) => isRetiro(pedido) || isWhole(envioOf(pedido.id)));
    const to = { estado: "enviado", desde: "en_preparacion" } as const;
    void moves.run(
      ready.map((pedido) => {
        const { sin_revisar, ...envio } = envioOf(pedido.id);
        const body = { ...to, ...(sin_revisar !== "" && { sin_revisar }) };
        const whole = isRetiro(pedido) ? body : { ...body, ...envio };
        return movePedido(pedido, { body: whole, onMoved });
      }),
    );
  }

  return (
    <MovesDialog
      title={copy.sendTitle}
      lead={copy.sendLead}
      startText={copy.sendAll}
      count={asked.length}
      countText={copy.count}
      moves={moves}
      onStart={send}
      onClose={onClose}
      isWide
      before={<PasteEnvios pedidos={asked} isBusy={moves.progress !== null} onFill={fill} />}
    >
      <datalist id={listId}>
        {transportistas.map(({ nombre }) => (
          <option key={nombre} value={nombre} />
        ))}
      </datalist>
      {asked.map((pedido) => (
        <Parcel
          key={pedido.id}
          pedido={pedido}
          listId={listId}
          envio={envioOf(pedido.id)}
          raw={envios.get(pedido.id)}
          isChecked={isChecked}
          isBusy={moves.progress !== null}
          outcome={moves.outcomes.get(pedido.id)}
          onType={(envio) => onType(pedido.id, envio)}
        />
      ))}
    </MovesDialog>
  );
}

type ParcelProps = {
  pedido: PedidoAdmin;
  listId: string;
  envio: Read;
  /** Text of the fields, with its spaces. */
  raw: Envio | undefined;
  /** True once it was tried to send it. */
  isChecked: boolean;
  isBusy: boolean;
  outcome: Outcome | undefined;
  onType: (envio: Envio) => void;
};

function Parcel(props: ParcelProps) {
  const { pedido, listId, envio, raw = nothing, isChecked, isBusy, outcome, onType } = props;
  const { numero, nombre } = pedido;
  const shown = raw.transportista ?? envio.transportista;
  const missing = (text: string, message: string) => (isChecked && text === "" ? message : null);
  return (
    <li className="grid gap-x-3 gap-y-1 py-3 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_minmax(0,1fr)]">
      <p className="grid content-center text-sm wrap-anywhere">
        <span className="font-semibold tabular-nums">{numero}</span>
        <span>
          {nombre} <span className="text-muted">· {wayOf(pedido)}</span>
        </span>
      </p>
      {isRetiro(pedido) && !outcome?.isDone && (
        <p className="self-center text-sm text-muted md:col-span-2">{copy.noEnvio}</p>
      )}
      {!isRetiro(pedido) && !outcome?.isDone && (
        <>
          <TextField
            label={copy.transportistaOf(numero)}
            isLabelHidden
            placeholder={adminPedidoCopy.transportista}
            list={listId}
            value={shown}
            maxLength={60}
            readOnly={isBusy}
            autoComplete="off"
            error={missing(envio.transportista, errorMessages.transportistaRequired)}
            onChange={({ target }) => onType({ ...raw, transportista: target.value })}
          />
          <TextField
            label={copy.seguimientoOf(numero)}
            isLabelHidden
            placeholder={copy.seguimientoShort}
            value={raw.seguimiento}
            maxLength={80}
            readOnly={isBusy}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={missing(envio.seguimiento, errorMessages.seguimientoRequired)}
            onChange={({ target }) => onType({ ...raw, seguimiento: target.value })}
          />
        </>
      )}
      {outcome && (
        <div
          className={cx(
            "grid gap-2",
            outcome.isDone ? "self-center md:col-span-2" : "md:col-span-2 md:col-start-2",
          )}
        >
          <OutcomeLine outcome={outcome} />
          {outcome.needsReason && (
            <TextField
              label={copy.reasonOf(numero)}
              hint={adminPedidoCopy.sinRevisarDialog.hint}
              value={raw.sin_revisar ?? ""}
              maxLength={notaLength}
              readOnly={isBusy}
              autoComplete="off"
              onChange={({ target }) => onType({ ...raw, sin_revisar: target.value })}
            />
          )}
        </div>
      )}
    </li>
  );
}

function isRetiro({ despacho }: PedidoAdmin): boolean {
  return despacho.modo === "retiro";
}

function isWhole({ transportista, seguimiento }: Read): boolean {
  return transportista !== "" && seguimiento !== "";
}

/** Transportista of the newest pedido that is under way. */
function useUsualTransportista(): string {
  const view = useOwn("listAllPedidos", {
    query: { todos: "true", estado: "enviado", por_pagina: "10" },
  });
  const sent = view.status === "ready" ? view.data : [];
  return sent.find(({ envio }) => envio !== null)?.envio?.transportista ?? "";
}
