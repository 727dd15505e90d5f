import { useState } from "react";
import * as z from "zod/mini";
import {
  devolucionTipos,
  type PedidoDevoluciones,
  soluciones,
} from "#contract/schemas/devoluciones.ts";
import { optionalText } from "#contract/schemas/fields.ts";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { montoOf } from "#contract/values/producto/units-left.ts";
import { api } from "#web/app/api/api.ts";
import { uploadForm } from "#web/app/api/api-files.ts";
import { showToast } from "#web/app/toasts.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { devolucionesCopy as copy } from "./devoluciones.copy.ts";
import { FotosField } from "./fotos-field.tsx";
import type { PedidoKey } from "./own-devoluciones.ts";
import { UnitsChoice } from "./units-choice.tsx";
import { useFotosDraft } from "./use-fotos-draft.ts";

/** The API checks how these belong together; its faults appear at the fields. */
const FormSchema = z.strictObject({
  tipo: z.enum(devolucionTipos, { error: copy.choose }),
  solucion: z.optional(z.union([z.literal(""), z.enum(soluciones)])),
  detalle: optionalText("detalle", 2000),
});

type Props = {
  of: PedidoKey;
  pedido: Pedido;
  known: PedidoDevoluciones;
  onAsked: (known: PedidoDevoluciones) => void;
};
type Units = ReadonlyMap<number, number>;

export function DevolucionForm({ of, pedido, known, onAsked }: Props) {
  const [units, setUnits] = useState<Units>(new Map());
  const claveOf = useClaves();
  const draft = useFotosDraft();
  const { fotos } = draft;
  const [sentFotos, setSentFotos] = useState(fotos);
  const lineas = [...units]
    .map(([detalle_id, cantidad]) => ({ detalle_id, cantidad }))
    .filter(({ cantidad }) => cantidad > 0);
  const { form, field, submit, summary, failure, isSending } = useApiForm({
    schema: FormSchema,
    fields: ["tipo", "solucion", "detalle"],
    defaultValues: { detalle: "", solucion: "" },
    send({ tipo, solucion, detalle }) {
      const how = tipo === "falla" && solucion ? { tipo, solucion } : { tipo };
      const wish = { ...how, lineas, detalle };
      if (tipo !== "falla" || fotos.length === 0)
        return api("createDevolucion", { body: { ...of, ...wish, clave: claveOf(wish) } });
      setSentFotos(fotos);
      const clave = claveOf({ ...wish, fotos: fotos.map(({ url }) => url) });
      const sent = new FormData();
      sent.append("datos", JSON.stringify({ ...of, ...wish, clave }));
      for (const { file } of fotos) sent.append("fotos[]", file, file.name);
      return uploadForm("createDevolucionConFotos", { form: sent });
    },
    onDone({ mensaje, pedido: asked }) {
      showToast(mensaje);
      onAsked(asked);
    },
  });
  const tipo = form.watch("tipo");
  const isFalla = tipo === "falla";
  const isForMoney = tipo === "retracto" || (isFalla && form.watch("solucion") === "dinero");
  const fotosError = failure?.campos.fotos;
  const isOfTheseFotos = sentFotos === fotos;
  return (
    <details>
      <summary className="link flex min-h-11 items-center font-semibold">{copy.open}</summary>
      <form onSubmit={submit} method="post" noValidate className="mt-3 grid max-w-text gap-5">
        <ErrorSummary {...summary} />
        {failure && !fotosError && <Banner kind="error">{failure.error ?? copy.sendFailed}</Banner>}
        <Select {...field("tipo")} label={copy.tipo} required>
          <option value="">{copy.choose}</option>
          {known.retracto.abierto && <option value="retracto">{copy.retracto}</option>}
          {known.falla.abierto && <option value="falla">{copy.falla}</option>}
        </Select>
        <UnitsChoice
          lineas={known.lineas}
          isFalla={isFalla}
          units={units}
          onChoose={(id, count) => setUnits(new Map(units).set(id, count))}
        />
        {isFalla && (
          <Select {...field("solucion")} label={copy.solucion} required>
            <option value="">{copy.choose}</option>
            {soluciones.map((solucion) => (
              <option key={solucion} value={solucion}>
                {copy.soluciones[solucion]}
              </option>
            ))}
          </Select>
        )}
        <TextArea
          {...field("detalle")}
          label={isFalla ? copy.detalle : copy.detalleOptional}
          {...(!isFalla && { hint: copy.detalleHint })}
          rows={3}
          maxLength={2000}
          readOnly={isSending}
          required={isFalla}
        />
        {isFalla && (
          <FotosField
            draft={draft}
            isSending={isSending}
            error={isOfTheseFotos ? fotosError : undefined}
          />
        )}
        {isForMoney && <Amount pedido={pedido} lineas={lineas} />}
        <Button type="submit" isBusy={isSending} className="justify-self-start">
          {isSending ? copy.sending : copy.send}
        </Button>
      </form>
    </details>
  );
}

type AmountProps = { pedido: Pedido; lineas: { detalle_id: number; cantidad: number }[] };

function Amount({ pedido, lineas }: AmountProps) {
  const wanted = lineas.length > 0 ? montoOf(pedido, lineas) : null;
  if (!wanted) return null;
  const monto = formatClp(wanted.monto);
  const isPaid = pedido.despacho.precio > 0;
  return (
    <div aria-live="polite" className="grid gap-1">
      <p className="font-semibold">
        {wanted.despacho > 0
          ? copy.withDespacho(monto, formatClp(wanted.despacho))
          : copy.willReturn(monto)}
      </p>
      {isPaid && wanted.despacho === 0 && (
        <p className="text-sm text-muted">{copy.withoutDespacho}</p>
      )}
    </div>
  );
}

/** An equal wish keeps its clave, so that a second press or a retry asks once. */
function useClaves(): (wish: object) => string {
  const [claves] = useState(() => new Map<string, string>());
  return (wish) => {
    const key = JSON.stringify(wish);
    const clave = claves.get(key) ?? newClave();
    claves.set(key, clave);
    return clave;
  };
}

function newClave(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
