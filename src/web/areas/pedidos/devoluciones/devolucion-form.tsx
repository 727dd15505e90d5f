import { useState } from "react";
import { useController } from "react-hook-form";
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
import { FotosField } from "#web/forms/fotos/fotos-field.tsx";
import { useFotosDraft } from "#web/forms/fotos/use-fotos-draft.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { devolucionesCopy as copy } from "./devoluciones.copy.ts";
import { fotosCopy } from "./fotos.copy.ts";
import type { PedidoKey } from "./own-devoluciones.ts";
import { type Units, UnitsChoice } from "./units-choice.tsx";

/** All faults at once, which needs every field to be valid by itself. */
const FormSchema = z
  .strictObject({
    tipo: z.union([z.literal(""), z.enum(devolucionTipos)]),
    unidades: z.record(z.string(), z.number()),
    solucion: z.union([z.literal(""), z.enum(soluciones)]),
    detalle: optionalText("detalle", 2000),
  })
  .check(({ value, issues }) => {
    const refuse = (field: keyof typeof value, message: string) =>
      issues.push({ code: "custom", input: value[field], path: [field], message });
    if (value.tipo === "") refuse("tipo", copy.tipoRequired);
    if (unitsOf(value.unidades).length === 0) refuse("unidades", copy.unitsRequired);
    if (value.tipo !== "falla") return;
    if (value.solucion === "") refuse("solucion", copy.solucionRequired);
    if (value.detalle === "") refuse("detalle", copy.detalleRequired);
  });

function unitsOf(units: Units): { detalle_id: number; cantidad: number }[] {
  return Object.entries(units)
    .map(([id, cantidad]) => ({ detalle_id: Number(id), cantidad }))
    .filter(({ cantidad }) => cantidad > 0);
}

type Props = {
  of: PedidoKey;
  pedido: Pedido;
  known: PedidoDevoluciones;
  onAsked: (known: PedidoDevoluciones) => void;
};

export function DevolucionForm({ of, pedido, known, onAsked }: Props) {
  const claveOf = useClaves();
  const draft = useFotosDraft();
  const { fotos } = draft;
  const [sentFotos, setSentFotos] = useState(fotos);
  const { form, field, submit, summary, failure, isSending } = useApiForm({
    schema: FormSchema,
    fields: ["tipo", "unidades", "solucion", "detalle"],
    defaultValues: { tipo: "", unidades: {}, solucion: "", detalle: "" },
    send({ tipo, unidades, solucion, detalle }) {
      const isFalla = tipo === "falla";
      const how = isFalla && solucion !== "" ? { tipo, solucion } : { tipo: "retracto" as const };
      const wish = { ...how, lineas: unitsOf(unidades), detalle };
      if (!isFalla || fotos.length === 0)
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
  const unidades = useController({ control: form.control, name: "unidades" }).field;
  const lineas = unitsOf(unidades.value);
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
          detalles={pedido.detalles}
          isFalla={isFalla}
          units={unidades.value}
          onChoose={unidades.onChange}
          error={form.formState.errors.unidades?.message?.toString()}
          ref={unidades.ref}
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
            label={fotosCopy.fotos}
            privacy={fotosCopy.privacy}
            draft={draft}
            isSending={isSending}
            error={isOfTheseFotos ? fotosError : undefined}
          />
        )}
        {isForMoney && <Amount pedido={pedido} lineas={lineas} />}
        <Button
          type="submit"
          isBusy={isSending || (isFalla && draft.isPreparing)}
          className="justify-self-start"
        >
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
