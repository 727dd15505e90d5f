import { useEffect, useState } from "react";
import * as z from "zod/mini";
import type { ApiFailure, BodyOf } from "#contract/client.ts";
import { errorMessages } from "#contract/error-messages.ts";
import { DireccionInputSchema } from "#contract/schemas/direcciones.ts";
import { InvitadoSchema } from "#contract/schemas/invitado-forms.ts";
import { api } from "#web/app/api/api.ts";
import { useCarrito } from "#web/areas/carrito/state/carrito.ts";
import { lineId } from "#web/areas/carrito/state/line-key.ts";
import type { Place } from "#web/areas/direcciones/despacho/parcel.ts";
import { readComuna } from "#web/areas/direcciones/despacho/remembered-comuna.ts";
import { guestCheckout } from "#web/areas/pedidos/invitado/guest-checkout.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { type ShownOf, shownToBuyer } from "../shown-to-buyer.ts";
import { usePayment } from "../use-payment.ts";
import { useKeptTerms } from "../use-retry.ts";
import { useWays } from "../use-ways.ts";

const { comuna, region, calle_numero, ciudad, nota } = DireccionInputSchema.shape;

/** One form for the three parts of the call. */
export const GuestFormSchema = z.strictObject({
  ...InvitadoSchema.shape,
  comuna,
  region,
  calle_numero,
  ciudad,
  nota,
  acepta_terminos: z.literal(true, { error: errorMessages.terminosRequired }),
});

const text = z.string();

/** For retiro: a typed place stays, and is not sent. */
const RetiroFormSchema = z.strictObject({
  ...GuestFormSchema.shape,
  comuna: text,
  region: text,
  calle_numero: text,
  ciudad: text,
  nota: text,
});

/** A saved direccion has a name of its own; this one is used once. */
const alias = "Casa";

/** In reading order. */
const empty = {
  email: "",
  nombre: "",
  telefono: "",
  comuna: "",
  region: "",
  calle_numero: "",
  ciudad: "",
  nota: "",
};
type Name = keyof typeof empty;
const names = Object.keys(empty) as Name[];

/** Typed values stay over an error and a reload, in this tab, until the payment. */
export function useGuestForm() {
  const { lines, retry } = useCarrito();
  const [place, setPlace] = useState<Place | null>(null);
  const ways = useWays(place, lines);
  const payment = usePayment(() => {
    retry();
    ways.retry();
  });
  const isRetiro = ways.chosen?.modo === "retiro";
  const apiForm = useApiForm({
    schema: (isRetiro ? RetiroFormSchema : GuestFormSchema) as typeof GuestFormSchema,
    fields: [...names, "acepta_terminos"],
    defaultValues: startValues(),
    send: async (values) => {
      const body = toBody(values, { lines, way: ways.chosen, totalTold: payment.totalTold });
      const started = await payment.start(() => api("startPagoAsInvitado", { body }));
      return started.ok ? started : flat(started);
    },
    onDone: ({ token }) => guestCheckout.keepPago(token),
    onFailure: payment.tell,
  });
  const typed = apiForm.form.watch(names);
  const typedComuna = apiForm.form.watch("comuna");
  const typedRegion = apiForm.form.watch("region");
  useEffect(() => {
    setPlace(typedComuna && typedRegion ? { comuna: typedComuna, region: typedRegion } : null);
  }, [typedComuna, typedRegion]);
  const kept = JSON.stringify(Object.fromEntries(names.map((name, place) => [name, typed[place]])));
  useEffect(() => guestCheckout.keepForm(JSON.parse(kept)), [kept]);
  useKeptTerms(() => apiForm.form.setValue("acepta_terminos", true));
  // The fields are checked before the call begins.
  const isStarting = apiForm.isSending || payment.isStarting;
  return { ...apiForm, ways, isRetiro, payment: { ...payment, isStarting } };
}

/** Typed before in this tab; without a comuna the one that this browser remembers. */
function startValues() {
  const typed = { ...empty, ...guestCheckout.readForm() };
  return typed.comuna === "" && typed.region === "" ? { ...typed, ...readComuna() } : typed;
}

type Values = z.output<typeof GuestFormSchema>;

function toBody(values: Values, shown: ShownOf): BodyOf<"startPagoAsInvitado"> {
  const { nombre, email, telefono, acepta_terminos, ...place } = values;
  const { lines, way } = shown;
  return {
    invitado: { nombre, email, telefono },
    ...(way?.modo !== "retiro" && { direccion: { ...place, alias } }),
    ...shownToBuyer(shown),
    lineas: lines.map((line) => ({ ...lineId(line), cantidad: line.cantidad })),
    acepta_terminos,
  };
}

/** `direccion.comuna` of the call is `comuna` of the form. */
function flat(failure: ApiFailure): ApiFailure {
  const campos = Object.entries(failure.campos).map(([field, message]) => [
    field.replace(/^(?:invitado|direccion)\./, ""),
    message,
  ]);
  return { ...failure, campos: Object.fromEntries(campos) };
}
