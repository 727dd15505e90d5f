import { type ReactNode, useId } from "react";
import { Controller } from "react-hook-form";
import { productoFormCopy as copy } from "#web/copy/admin-productos.ts";
import { Switch } from "#web/ui/switch.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { CategoriaField } from "./categoria-field.tsx";
import type { ProductoFormApi } from "./use-producto-form.ts";

type Props = {
  form: ProductoFormApi;
  /** The pictures: after what must be filled, before what may be. */
  children: ReactNode;
};

/** Every field of a producto, what is needed first. */
export function ProductoFields({ form, children }: Props) {
  const { register, formState } = form;
  const errorOf = (field: "nombre" | "sku" | "precio" | "stock") =>
    formState.errors[field]?.message;
  return (
    <>
      <TextField
        {...register("nombre")}
        label={copy.labels.nombre}
        error={errorOf("nombre")}
        maxLength={120}
        autoComplete="off"
        required
      />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          {...register("sku")}
          label={copy.labels.sku}
          error={errorOf("sku")}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <CategoriaField form={form} />
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5">
        <TextField
          {...register("precio")}
          label={copy.labels.precio}
          hint={copy.precioHint}
          error={errorOf("precio")}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <TextField
          {...register("stock")}
          label={copy.labels.stock}
          hint={copy.stockHint}
          error={errorOf("stock")}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      {children}
      <DescriptionFields form={form} />
      <DestacadoField form={form} />
    </>
  );
}

/** What the page of the producto tells beside its price. */
function DescriptionFields({ form: { register, formState } }: { form: ProductoFormApi }) {
  const { errors } = formState;
  return (
    <>
      <TextArea
        {...register("descripcion")}
        label={copy.labels.descripcion}
        error={errors.descripcion?.message}
        maxLength={5000}
        rows={4}
        isOptional
      />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
        <TextField
          {...register("material")}
          label={copy.labels.material}
          error={errors.material?.message}
          maxLength={120}
          isOptional
        />
        <TextField
          {...register("dimensiones")}
          label={copy.labels.dimensiones}
          hint={copy.dimensionesHint}
          error={errors.dimensiones?.message}
          maxLength={120}
          isOptional
        />
        <TextField
          {...register("peso_gramos")}
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

function DestacadoField({ form }: { form: ProductoFormApi }) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="text-sm font-semibold">
          {copy.labels.destacado}
        </label>
        <p id={`${id}-hint`} className="text-sm text-pizarra">
          {copy.destacadoHint}
        </p>
      </div>
      <Controller
        control={form.control}
        name="destacado"
        render={({ field: { value, onChange, ref, onBlur } }) => (
          <Switch
            id={id}
            ref={ref}
            isOn={value}
            onChange={onChange}
            onBlur={onBlur}
            aria-describedby={`${id}-hint`}
          />
        )}
      />
    </div>
  );
}
