// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { afterEach, expect, test } from "vitest";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { useFaults } from "./use-faults.ts";

afterEach(cleanup);

const fields = ["nombre", "email"] as const;
const refused = {
  ok: false,
  status: 422,
  error: null,
  campos: { email: "Ese correo ya está." },
  disponible: null,
  retryAfterSeconds: null,
} as const;

function Contacto() {
  const form = useForm({ defaultValues: { nombre: "", email: "" }, shouldFocusError: false });
  const faults = useFaults(form, fields);
  const { errors } = form.formState;
  const submit = form.handleSubmit(() => {
    faults.takeServer(refused);
  }, faults.onInvalid);
  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary {...faults.summary} />
      <TextField
        {...form.register("nombre", { required: "Falta el nombre." })}
        label="Nombre"
        error={errors.nombre?.message}
      />
      <TextField
        {...form.register("email", { required: "Falta el correo." })}
        label="Correo"
        error={errors.email?.message}
      />
      <button type="submit">Enviar</button>
    </form>
  );
}

const summary = () => screen.queryByRole("group", { name: /por corregir/ });
const send = () => userEvent.click(screen.getByRole("button", { name: "Enviar" }));

test("several faults are listed where the focus goes, and each leads to its field", async () => {
  render(<Contacto />);
  await send();
  const list = summary();
  expect(list?.getAttribute("aria-labelledby")).toBeTruthy();
  expect(document.activeElement).toBe(list);
  const links = within(list as HTMLElement).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["Falta el nombre.", "Falta el correo."]);
  const email = screen.getByLabelText("Correo");
  await userEvent.click(links[1] as HTMLElement);
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute("aria-invalid")).toBe("true");
});

test("what is corrected leaves the list", async () => {
  render(<Contacto />);
  await send();
  await userEvent.type(screen.getByLabelText("Nombre"), "Camila");
  expect(within(summary() as HTMLElement).getAllByRole("link")).toHaveLength(1);
  await userEvent.type(screen.getByLabelText("Correo"), "c@tienda.test");
  expect(summary()).toBeNull();
});

test("a single fault takes the focus to its field, without a list", async () => {
  render(<Contacto />);
  await userEvent.type(screen.getByLabelText("Nombre"), "Camila");
  await send();
  expect(summary()).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText("Correo"));
});

test("the server's sentence lands at its field, and what was typed stays", async () => {
  render(<Contacto />);
  await userEvent.type(screen.getByLabelText("Nombre"), "Camila");
  const email = screen.getByLabelText<HTMLInputElement>("Correo");
  await userEvent.type(email, "c@tienda.test");
  await send();
  await screen.findByText("Ese correo ya está.");
  expect(document.activeElement).toBe(email);
  expect(email.value).toBe("c@tienda.test");
});
