import { Controller } from "react-hook-form";
import { regionNames } from "#contract/values/despacho/regiones.ts";
import { Select } from "#web/ui/fields/select.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { direccionesCopy as copy } from "../direcciones.copy.ts";
import { ComunaCombobox } from "./comuna-combobox.tsx";
import { ComunaQuestion } from "./comuna-question.tsx";
import type { useComuna } from "./use-comuna.ts";
import type { DireccionForm } from "./use-direccion-form.ts";

type Props = { form: DireccionForm; comuna: ReturnType<typeof useComuna> };

/** People know their comuna: region and ciudad follow from it. */
export function PlaceFields({ form: { form, field }, comuna }: Props) {
  const { question } = comuna;
  return (
    <>
      <div>
        <Controller
          control={form.control}
          name="comuna"
          render={({ field: { value, onBlur, ref }, fieldState }) => (
            <ComunaCombobox
              region={form.watch("region")}
              value={value}
              onChange={comuna.type}
              onChoose={comuna.choose}
              onBlur={() => {
                comuna.leave();
                onBlur();
              }}
              inputRef={ref}
              error={fieldState.error?.message}
            />
          )}
        />
        <p role="status" className="mt-1.5 text-sm font-medium text-copper-text empty:hidden">
          {comuna.isCleared && copy.comunaCleared}
        </p>
        {question && (
          <ComunaQuestion
            typed={question.typed}
            firstRef={question.answerRef}
            onChoose={comuna.choose}
            onKeep={question.keep}
          />
        )}
      </div>
      <Select
        {...field("region", { onChange: comuna.onRegionChange })}
        label={copy.region}
        autoComplete="shipping address-level1"
        required
      >
        <option value="">{copy.regionPlaceholder}</option>
        {regionNames.map((nombre) => (
          <option key={nombre}>{nombre}</option>
        ))}
      </Select>
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
