// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ContactoForm } from "./contacto-form.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const unknown = { nombre: "", email: "" };
const person = { nombre: "Camila Soto", email: "camila@ejemplo.cl" };
const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test("the account fills what nobody has typed", async () => {
  const { rerender } = render(<ContactoForm opening="" person={unknown} />);
  await userEvent.type(screen.getByLabelText("Nombre"), "Cami");
  rerender(<ContactoForm opening="" person={person} />);
  await waitFor(() => expect(typedIn("Correo electrónico")).toBe(person.email));
  expect(typedIn("Nombre")).toBe("Cami");
});

test("a sent message leaves an empty one from the same person", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ mensaje: "Recibimos tu mensaje." }));
  render(<ContactoForm opening="Hola, busco un pudú." person={person} />);
  await userEvent.click(screen.getByRole("button", { name: "Enviar mensaje" }));
  await waitFor(() => expect(typedIn("Mensaje")).toBe(""));
  expect([typedIn("Nombre"), typedIn("Correo electrónico")]).toEqual([person.nombre, person.email]);
});

test("a domain that is one slip away is asked about, and corrected by one press", async () => {
  render(<ContactoForm opening="" person={unknown} />);
  await userEvent.type(screen.getByLabelText("Correo electrónico"), "ana@gmial.com");
  await userEvent.click(screen.getByRole("button", { name: "Sí, corregir" }));
  expect(typedIn("Correo electrónico")).toBe("ana@gmail.com");
  expect(screen.queryByText(/¿Quisiste decir/)).toBeNull();
});
