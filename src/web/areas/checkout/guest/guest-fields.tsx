import { useEffect } from "react";
import { Link } from "react-router";
import { loginPath } from "#web/areas/acceso/session/redirect-target.ts";
import { ciudadOf } from "#web/areas/direcciones/form/comuna-search.ts";
import { PlaceFields } from "#web/areas/direcciones/form/place-fields.tsx";
import { useComuna } from "#web/areas/direcciones/form/use-comuna.ts";
import type { DireccionForm } from "#web/areas/direcciones/form/use-direccion-form.ts";
import { MeantEmail } from "#web/forms/meant-email.tsx";
import { RequiredNote } from "#web/forms/required-note.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { DespachoChoice } from "../despacho-choice.tsx";
import { guestFieldsCopy as copy } from "./guest-fields.copy.ts";
import type { useGuestForm } from "./guest-form.ts";

type GuestForm = ReturnType<typeof useGuestForm>;

function GuestFields({ id, guest }: { id: string; guest: GuestForm }) {
  const { field, summary, ways, isRetiro } = guest;
  // The parts of a place touch only the fields that both forms have.
  const place = guest as unknown as DireccionForm;
  const comuna = useComuna(place);
  const { getValues, setValue } = guest.form;
  // The remembered comuna comes without its ciudad: only these fields know the 346 comunas.
  useEffect(() => {
    if (getValues("ciudad") === "") setValue("ciudad", ciudadOf(getValues("comuna")));
  }, [getValues, setValue]);
  return (
    <form id={id} onSubmit={comuna.submit} method="post" noValidate className="grid min-w-0 gap-8">
      <p className="text-muted">
        {copy.haveAccount}{" "}
        <Link to={loginPath("/checkout")} className="link inline-flex min-h-11 items-center">
          {copy.enter}
        </Link>
      </p>
      <ErrorSummary {...summary} />
      <RequiredNote hasOptional />
      <fieldset className="grid gap-5">
        <legend className="mb-5 font-display text-xl font-bold tracking-tight">
          {copy.contact}
        </legend>
        <TextField
          {...field("email")}
          label={copy.email}
          hint={copy.emailHint}
          type="email"
          autoComplete="email"
          inputMode="email"
          required
        />
        <MeantEmail form={guest.form} />
        <TextField {...field("nombre")} label={copy.nombre} autoComplete="name" required />
        <TextField
          {...field("telefono")}
          label={copy.telefono}
          hint={copy.telefonoHint}
          type="tel"
          autoComplete="tel"
          required
        />
      </fieldset>
      {!isRetiro && (
        <fieldset className="grid gap-5">
          <legend className="mb-5 font-display text-xl font-bold tracking-tight">
            {copy.place}
          </legend>
          <PlaceFields form={place} comuna={comuna} />
          <TextArea {...field("nota")} label={copy.nota} isOptional rows={2} />
        </fieldset>
      )}
      <DespachoChoice ways={ways} />
    </form>
  );
}

// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default GuestFields;
