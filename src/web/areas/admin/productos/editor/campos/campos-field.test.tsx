// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Controller, useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { describeCampos } from "#contract/schemas/campos.ts";
import { useFaults } from "#web/forms/use-faults.ts";
import { readList } from "./campo-draft.ts";
import { CamposField } from "./campos-field.tsx";

afterEach(cleanup);

const texto = {
  clave: "a",
  etiqueta: "Nombre",
  tipo: "texto",
  obligatorio: true,
  max: 8,
  precio: 0,
};
const copper = { clave: "cobre", nombre: "Cobre", color: "#b87333" };
const color = { ...texto, clave: "b", etiqueta: "Color", tipo: "color", max: undefined };

function Form({ campos, onSave }: { campos: object[]; onSave: () => void }) {
  const form = useForm({
    defaultValues: { personalizacion: JSON.stringify(campos) },
    shouldFocusError: false,
  });
  const faults = useFaults(form, ["personalizacion"]);
  return (
    <form onSubmit={form.handleSubmit(onSave, faults.onInvalid)} noValidate>
      <Controller
        control={form.control}
        name="personalizacion"
        rules={{ validate: (json) => describeCampos(readList(json)) ?? true }}
        render={({ field: { value, ref, onChange }, fieldState }) => (
          <CamposField
            value={value}
            precio={1_000}
            error={fieldState.error?.message}
            ref={ref}
            isSaving={false}
            onChange={onChange}
          />
        )}
      />
      <button type="submit">Guardar</button>
    </form>
  );
}

test("a campo and a choice that are added take the focus", async () => {
  const opcion = { ...texto, etiqueta: "Letra", tipo: "opcion", max: undefined };
  const opciones = [{ clave: "gotica", nombre: "Gótica" }];
  render(
    <Form
      campos={[
        { ...opcion, opciones },
        { ...color, opciones: [copper] },
      ]}
      onSave={vi.fn()}
    />,
  );
  for (const [button, label] of [
    ["Agregar opción", "Nombre 2"],
    ["Inicial", "Nombre del campo"],
    ["Otro", "Nombre del campo"],
  ] as const) {
    await userEvent.click(screen.getByRole("button", { name: button }));
    expect(document.activeElement).toBe(screen.getAllByLabelText(label).at(-1));
  }
});

test("«Más opciones» is open when something in it is set", () => {
  const set = { ...texto, clave: "b", ayuda: "Como en tu carnet" };
  render(<Form campos={[texto, set]} onSave={vi.fn()} />);
  const isOpen = Array.from(document.querySelectorAll("details"), ({ open }) => open);
  expect(isOpen).toEqual([false, true]);
});

test.for([
  [{ ...color, opciones: [copper, { ...copper, clave: "b", nombre: "" }] }, "Nombre 2"],
  [{ ...texto, clave: "b", max: "muchas" }, "Letras por línea"],
  [{ ...texto, clave: "b", etiqueta: "" }, "Nombre del campo"],
  [{ ...texto, clave: "b", precio: "gratis" }, "Suma al precio"],
] as const)(
  "the control of the card that was refused has the sentence and the focus: %j",
  async ([wrong, label]) => {
    const onSave = vi.fn();
    render(<Form campos={[texto, wrong]} onSave={onSave} />);
    await userEvent.click(screen.getByRole("button", { name: "Guardar" }));
    const controls = screen.getAllByLabelText<HTMLInputElement>(label);
    const refused = controls.at(-1);
    expect(document.activeElement).toBe(refused);
    expect(refused?.closest("details:not([open])")).toBeNull();
    expect(refused?.getAttribute("aria-invalid")).toBe("true");
    const told = document.getElementById(
      refused?.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "",
    );
    expect(told?.textContent).toMatch(/^Campo 2/);
    expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(1);
    expect(onSave).not.toHaveBeenCalled();
  },
);
