import { useState } from "react";
import { Controller } from "react-hook-form";
import { type Comuna, defaultCiudad } from "#contract/values/comunas.ts";
import { regionNames } from "#contract/values/regiones.ts";
import { Select } from "#web/ui/fields/select.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { direccionesCopy as copy } from "../direcciones.copy.ts";
import { ComunaCombobox } from "./comuna-combobox.tsx";
import { comunasOfRegion, exactComuna } from "./comuna-search.ts";
import type { DireccionForm } from "./use-direccion-form.ts";

export function PlaceFields({ form: { form, field } }: { form: DireccionForm }) {
  const [isComunaCleared, setIsComunaCleared] = useState(false);
  const { control, formState, getValues, setValue, watch } = form;
  const comunas = comunasOfRegion(watch("region"));

  function onRegionChange(): void {
    const { comuna } = getValues();
    setIsComunaCleared(comuna !== "");
    if (comuna === "") return;
    if (isPrefilled(getValues(), comunas)) setValue("ciudad", "");
    setValue("comuna", "");
  }

  function onComunaChange(typed: string): void {
    const isCiudadOurs = getValues("ciudad") === "" || isPrefilled(getValues(), comunas);
    setIsComunaCleared(false);
    setValue("comuna", typed, { shouldValidate: formState.isSubmitted, shouldDirty: true });
    const comuna = exactComuna(comunas, typed);
    if (comuna && isCiudadOurs) {
      setValue("ciudad", defaultCiudad(comuna), { shouldValidate: formState.isSubmitted });
    }
  }

  return (
    <>
      <Select
        {...field("region", { onChange: onRegionChange })}
        label={copy.region}
        autoComplete="shipping address-level1"
        required
      >
        <option value="">{copy.regionPlaceholder}</option>
        {regionNames.map((nombre) => (
          <option key={nombre}>{nombre}</option>
        ))}
      </Select>
      <div>
        <Controller
          control={control}
          name="comuna"
          render={({ field: { value, onBlur, ref }, fieldState }) => (
            <ComunaCombobox
              comunas={comunas}
              value={value}
              onChange={onComunaChange}
              onBlur={onBlur}
              inputRef={ref}
              error={fieldState.error?.message}
            />
          )}
        />
        <p role="status" className="mt-1.5 text-sm font-medium text-cobre-oscuro empty:hidden">
          {isComunaCleared && copy.comunaCleared}
        </p>
      </div>
      <TextField
        {...field("calle_numero")}
        label={copy.calle}
        hint={copy.calleHint}
        autoComplete="shipping address-line1"
        required
      />
      <TextField
        {...field("ciudad")}
        label={copy.ciudad}
        autoComplete="shipping address-level3"
        required
      />
    </>
  );
}

type Place = { comuna: string; ciudad: string };

/** True when this form filled the ciudad in and may replace it. */
function isPrefilled({ comuna, ciudad }: Place, comunas: readonly Comuna[]): boolean {
  const known = exactComuna(comunas, comuna);
  return known !== undefined && defaultCiudad(known) === ciudad;
}
