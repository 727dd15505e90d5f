// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Campo } from "#contract/schemas/campos.ts";
import { PieceFields } from "./piece-fields.tsx";

afterEach(cleanup);

const nombre: Campo = {
  ...{ clave: "nombre", etiqueta: "Nombre", tipo: "texto", obligatorio: true },
  max: 12,
  precio: 0,
};
const color: Campo = {
  ...{ clave: "color", etiqueta: "Color", tipo: "color", obligatorio: true },
  opciones: [
    { clave: "lapis", nombre: "Lapislázuli", color: "#1f3a8a" },
    { clave: "araucaria", nombre: "Araucaria", color: "#2f6b3a" },
  ],
  precio: 0,
};

function Plate({ campos, id }: { campos: readonly Campo[]; id?: number }) {
  const sold = { ...(id && { id }), precio: 9_990, a_medida: false, personalizacion: campos };
  return (
    <MemoryRouter>
      <PieceFields sold={sold} />
    </MemoryRouter>
  );
}

const preview = () => screen.getByRole("img", { name: /^Vista previa/ });

test("each key is drawn, in the colour that is chosen, and the drawing takes no focus", () => {
  render(<Plate campos={[nombre, color]} />);
  const empty = preview().innerHTML;
  const field = screen.getByRole("textbox", { name: "Nombre" });
  for (const text of ["Ñ", "Ña", "Ñan"]) {
    fireEvent.change(field, { target: { value: text } });
    expect(preview().getAttribute("aria-label")).toBe(`Vista previa: «${text}»`);
  }
  expect(preview().innerHTML).not.toBe(empty);
  fireEvent.click(screen.getByRole("radio", { name: "Araucaria" }));
  expect(preview().innerHTML).toContain('stroke="#2f6b3a"');
  expect(preview().closest("[tabindex]")).toBeNull();
});

test("letters are to be checked only where some are written", () => {
  const exactly = () => screen.queryByText(/estas letras exactas/);
  render(<Plate campos={[nombre, color]} />);
  expect(exactly()).not.toBeNull();
  cleanup();
  render(<Plate campos={[color]} />);
  expect(exactly()).toBeNull();
});

test("a text and a colour from before the scripts came stay", () => {
  const container = document.createElement("div");
  document.body.append(container);
  const plate = <Plate campos={[nombre, color]} />;
  container.innerHTML = renderToString(plate);
  const [field, , green] = container.querySelectorAll("input");
  if (field) field.value = "Eva";
  if (green) green.checked = true;
  render(plate, { container, hydrate: true });
  expect(preview().getAttribute("aria-label")).toBe("Vista previa: «Eva»");
  expect(preview().innerHTML).toContain('stroke="#2f6b3a"');
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("Eva");
});

test("what was typed on a producto stands there again after a reload, and on no other", () => {
  const field = () => screen.getByRole<HTMLInputElement>("textbox");
  render(<Plate campos={[nombre, color]} id={7} />);
  fireEvent.change(field(), { target: { value: "Ñandú 3°" } });
  fireEvent.click(screen.getByRole("radio", { name: "Araucaria" }));
  cleanup();
  render(<Plate campos={[nombre, color]} id={8} />);
  expect(field().value).toBe("");
  cleanup();
  render(<Plate campos={[nombre, color]} id={7} />);
  expect(field().value).toBe("Ñandú 3°");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Araucaria" }).checked).toBe(true);
  fireEvent.change(field(), { target: { value: "" } });
  cleanup();
  render(<Plate campos={[nombre]} id={7} />);
  expect(field().value).toBe("");
});

test("a piece without texts has no drawing", () => {
  render(<Plate campos={[color]} />);
  expect(screen.queryByRole("img")).toBeNull();
});
