import * as z from "zod/mini";
import type { DevolucionAdmin } from "#contract/schemas/devoluciones.ts";
import { optionalText } from "#contract/schemas/fields.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { api } from "#web/app/api/api.ts";
import { showToast } from "#web/app/toasts.ts";
import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { useDraftForm } from "#web/areas/acceso/drafts/use-draft-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { adminDevolucionesCopy as copy } from "./devoluciones.copy.ts";
import { refreshDevoluciones } from "./devoluciones-data.ts";

const FormSchema = z.strictObject({
  decision: z.enum(["aceptada", "rechazada"], { error: copy.choose }),
  respuesta: optionalText("respuesta", 2000),
  restock: z.optional(z.enum(["", "si", "no"])),
});

/** The draft is kept until it was sent. */
export function AnswerForm({ devolucion }: { devolucion: DevolucionAdmin }) {
  const { id, solucion } = devolucion;
  const { form, field, submit, failure, isSending, isRecovered } = useDraftForm({
    draft: `devolucion:${id}`,
    saved: { decision: "" as never, respuesta: "", restock: "" as const },
    schema: FormSchema,
    fields: ["decision", "respuesta"],
    send({ decision, respuesta, restock }) {
      const stock = restock ? { reponer_stock: restock === "si" } : {};
      const body = { decision, respuesta, ...(decision === "aceptada" && stock) };
      return api("answerDevolucion", { query: { id: String(id) }, body });
    },
    onDone({ mensaje }) {
      refreshDevoluciones();
      showToast(mensaje);
    },
    // Another administrator may have answered, or the answer was lost.
    onFailure: () => refreshDevoluciones(),
  });
  const isAccepting = form.watch("decision") === "aceptada";
  return (
    <form onSubmit={submit} method="post" noValidate className="grid max-w-text gap-4">
      {failure && <Banner kind="error">{failure.error ?? copy.sendFailed}</Banner>}
      {isRecovered && <RecoveredBanner />}
      <Select {...field("decision")} label={copy.decision} required>
        <option value="">{copy.choose}</option>
        <option value="aceptada">{copy.accept}</option>
        <option value="rechazada">{copy.refuse}</option>
      </Select>
      {isAccepting && solucion === "dinero" && (
        <>
          <p className="font-semibold">{describeMoney(devolucion)}</p>
          <Select {...field("restock")} label={copy.restock} required>
            <option value="">{copy.choose}</option>
            <option value="si">{copy.restockYes}</option>
            <option value="no">{copy.restockNo}</option>
          </Select>
        </>
      )}
      {isAccepting && solucion === "cambio" && <p>{copy.changeStock}</p>}
      <TextArea
        {...field("respuesta")}
        label={copy.respuesta}
        hint={copy.respuestaHint}
        rows={3}
        maxLength={2000}
        readOnly={isSending}
      />
      <p className="text-sm text-muted">{copy.noWayBack}</p>
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {isSending ? copy.sending : copy.send}
      </Button>
    </form>
  );
}

function describeMoney({ por_devolver, despacho }: DevolucionAdmin): string {
  if (por_devolver === null) return copy.noUnits;
  const monto = formatClp(por_devolver);
  return despacho > 0 ? copy.withDespacho(monto, formatClp(despacho)) : copy.willReturn(monto);
}
