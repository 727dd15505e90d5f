import { type ReactNode, useId } from "react";
import { Controller } from "react-hook-form";
import { Link } from "react-router";
import type { Campo } from "#contract/schemas/campos.ts";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { medidaOf } from "#contract/values/producto/medida.ts";
import { productoLengths } from "#contract/values/producto/producto-fields.ts";
import { lineNames } from "#contract/values/producto/producto-lines.ts";
import { readWholeNumber } from "#web/forms/whole-number.ts";
import { Switch } from "#web/ui/fields/switch.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { productoFormCopy as copy } from "../productos.copy.ts";
import { readList } from "./campos/campo-draft.ts";
import { CamposField } from "./campos/campos-field.tsx";
import { CategoriaField } from "./categoria-field.tsx";
import { SuministroSelect, SupplyFields } from "./supply-fields.tsx";
import type { ProductoFormApi } from "./use-producto-form.ts";

type Props = {
  form: ProductoFormApi;
  /** Null for a new one. */
  producto: Pick<ProductoDetalle, "id" | "familia"> | null;
  /** Fields are read-only, not disabled: the focus stays. */
  isSaving: boolean;
  /** Takes the focus when its dialog opens. */
  isFocusedFirst: boolean;
  /** The imagenes, between required and optional fields. */
  children: ReactNode;
};

type FieldsProps = Pick<Props, "form" | "isSaving">;

export function ProductoFields({ form, producto, isSaving, isFocusedFirst, children }: Props) {
  const { register, formState } = form;
  const errorOf = (field: "nombre" | "sku" | "precio") => formState.errors[field]?.message;
  return (
    <>
      <TextField
        {...register("nombre")}
        data-autofocus={isFocusedFirst || undefined}
        readOnly={isSaving || producto?.familia != null}
        label={copy.labels.nombre}
        hint={producto?.familia ? copy.nombreOfVariante : undefined}
        error={errorOf("nombre")}
        maxLength={productoLengths.nombre}
        autoComplete="off"
        required
      />
      {producto && (
        <div className="-mt-2 flex flex-wrap gap-x-6">
          <Link
            to={`/admin/productos/${producto.id}/variantes`}
            className="link inline-flex min-h-11 items-center"
          >
            {producto.familia ? copy.variantes : copy.addVariantes}
          </Link>
          <Link
            to={`/admin/productos/${producto.id}/impresion`}
            className="link inline-flex min-h-11 items-center"
          >
            {copy.impresion}
          </Link>
        </div>
      )}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          {...register("sku")}
          readOnly={isSaving}
          label={copy.labels.sku}
          error={errorOf("sku")}
          maxLength={productoLengths.sku}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <CategoriaField form={form} isSaving={isSaving} />
      </div>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          {...register("precio")}
          readOnly={isSaving}
          label={copy.labels.precio}
          hint={copy.precioHint}
          error={errorOf("precio")}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <SuministroSelect form={form} isSaving={isSaving} />
        <SupplyFields form={form} isSaving={isSaving} />
      </div>
      {children}
      <DescriptionFields form={form} isSaving={isSaving} />
      <Controller
        control={form.control}
        name="personalizacion"
        render={({ field: { value, ref, onChange } }) => (
          <CamposField
            value={value}
            precio={Number(readWholeNumber(form.watch("precio"))) || 0}
            error={formState.errors.personalizacion?.message}
            ref={ref}
            isSaving={isSaving}
            onChange={onChange}
          />
        )}
      />
      {isMedidaByCampos(form.watch("personalizacion")) ? (
        <p className="text-sm text-muted">{copy.aMedidaByCampos}</p>
      ) : (
        <FlagField name="a_medida" hint={copy.aMedidaHint} form={form} isSaving={isSaving} />
      )}
      <FlagField name="destacado" hint={copy.destacadoHint} form={form} isSaving={isSaving} />
    </>
  );
}

/** A producto that cannot be bought without a text or a date needs no mark. */
function isMedidaByCampos(json: string): boolean {
  return medidaOf({ a_medida: false, personalizacion: readList(json) as Campo[] }) === "always";
}

function DescriptionFields({ form: { register, formState }, isSaving }: FieldsProps) {
  const { errors } = formState;
  return (
    <>
      <TextArea
        {...register("descripcion")}
        readOnly={isSaving}
        label={copy.labels.descripcion}
        error={errors.descripcion?.message}
        maxLength={productoLengths.descripcion}
        rows={4}
        isOptional
      />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {lineNames.map((name) => (
          <TextField
            key={name}
            {...register(name)}
            readOnly={isSaving}
            label={copy.labels[name]}
            hint={copy.lineHints[name]}
            error={errors[name]?.message}
            maxLength={productoLengths[name]}
            isOptional
          />
        ))}
        <TextField
          {...register("peso_gramos")}
          readOnly={isSaving}
          label={copy.labels.peso_gramos}
          error={errors.peso_gramos?.message}
          inputMode="numeric"
          autoComplete="off"
          isOptional
        />
      </div>
    </>
  );
}

type FlagProps = FieldsProps & { name: "a_medida" | "destacado"; hint: string };

function FlagField({ name, hint, form, isSaving }: FlagProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="text-sm font-semibold">
          {copy.labels[name]}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      </div>
      <Controller
        control={form.control}
        name={name}
        render={({ field: { value, onChange, ref, onBlur } }) => (
          <Switch
            id={id}
            ref={ref}
            isOn={value}
            aria-disabled={isSaving || undefined}
            onChange={(isOn) => !isSaving && onChange(isOn)}
            onBlur={onBlur}
            aria-describedby={`${id}-hint`}
          />
        )}
      />
    </div>
  );
}
