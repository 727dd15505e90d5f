import { useState } from "react";
import type { PedidoAdmin } from "#contract/schemas/pedidos-admin.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { readEnvios, type ToldEnvio } from "./read-envios.ts";
import { severalPedidosCopy as copy } from "./several.copy.ts";

/** Longer than a table of all pedidos that can be chosen. */
const maxLength = 50_000;

type Props = {
  pedidos: readonly PedidoAdmin[];
  isBusy: boolean;
  onFill: (envios: ReadonlyMap<number, ToldEnvio>) => void;
};

/** A table of a transportista fills the fields of all parcels at once; nothing is sent by it. */
export function PasteEnvios({ pedidos, isBusy, onFill }: Props) {
  const [text, setText] = useState("");
  const [told, setTold] = useState<string[]>([]);

  function fill(): void {
    const { envios, unread } = readEnvios(text);
    const byNumero = new Map(pedidos.map((pedido) => [pedido.numero, pedido]));
    const filled = new Map<number, ToldEnvio>();
    const strange: string[] = [];
    for (const envio of envios) {
      const pedido = byNumero.get(envio.numero);
      if (pedido && pedido.despacho.modo !== "retiro") filled.set(pedido.id, envio);
      else strange.push(envio.numero);
    }
    onFill(filled);
    setTold([
      ...(filled.size > 0 ? [copy.filled(filled.size)] : []),
      ...(strange.length > 0 ? [copy.strange(strange)] : []),
      ...(unread.length > 0 ? [copy.unread(unread)] : []),
    ]);
  }

  return (
    <details className="border-y border-hairline py-1">
      <summary className="inline-flex min-h-11 items-center underline decoration-hairline underline-offset-4 hover:text-accent hover:decoration-accent">
        {copy.paste}
      </summary>
      <div className="grid gap-3 pb-3">
        <TextArea
          label={copy.table}
          hint={copy.tableHint}
          rows={4}
          value={text}
          maxLength={maxLength}
          readOnly={isBusy}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          disabled={isBusy || text.trim() === ""}
          onClick={fill}
        >
          {copy.fill}
        </Button>
        <div role="status" className="grid gap-1 text-sm wrap-anywhere">
          {told.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </details>
  );
}
