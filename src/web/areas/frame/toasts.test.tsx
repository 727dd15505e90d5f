// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub, Link, Outlet } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dismissToast, showToast } from "#web/app/toasts.ts";
import { Toasts } from "./toasts.tsx";

beforeEach(() => {
  const Frame = () => (
    <>
      <Link to="/login">Ingresar</Link>
      <Link to="/?orden=nombre">Ordenar</Link>
      <Outlet />
      <Toasts />
    </>
  );
  const Component = () => null;
  const children = ["/", "/login"].map((path) => ({ path, Component }));
  const Stub = createRoutesStub([{ id: "frame", Component: Frame, children }]);
  render(<Stub />);
});
afterEach(() => {
  for (let id = 0; id < 50; id += 1) dismissToast(id);
  cleanup();
});

const open = (name: string) => userEvent.click(screen.getByRole("link", { name }));
const added = "Producto añadido al carrito";
const undo = { label: "Deshacer", act: () => {} };

test("a notice ends with its page", async () => {
  act(() => showToast(added));
  await open("Ordenar");
  expect(screen.getByText(added)).toBeTruthy();
  await open("Ingresar");
  expect(screen.queryByText(added)).toBeNull();
});

test("one says what it is about, and its link leads there and closes it", async () => {
  const link = { label: "Ver carrito", to: "/login" };
  act(() => showToast(added, "success", { subject: "Pudú del bosque", link }));
  expect(screen.getByRole("status").textContent).toContain("Pudú del bosque");
  await open("Ver carrito");
  expect(screen.queryByText(added)).toBeNull();
});

test("one with an action stays within reach", async () => {
  act(() => showToast("Quitaste «Pudú».", "info", { action: undo }));
  await open("Ingresar");
  expect(screen.getByRole("button", { name: "Deshacer" })).toBeTruthy();
});

test("one that is kept goes along", async () => {
  act(() => showToast("Solo quedan 2.", "info", { isKept: true }));
  await open("Ingresar");
  expect(screen.getByText("Solo quedan 2.")).toBeTruthy();
});

test("a notice is closed by its button", async () => {
  act(() => showToast(added));
  await userEvent.click(screen.getByRole("button", { name: "Entendido" }));
  expect(screen.queryByText(added)).toBeNull();
});

test.each([
  ["swiped to the side", 100, 0],
  ["swiped down", 0, 60],
])("a notice that is %s goes", (_, x, y) => {
  act(() => showToast(added));
  const toast = screen.getByText(added);
  fireEvent.pointerDown(toast, { clientX: 10, clientY: 10, pointerId: 1, isPrimary: true });
  fireEvent.pointerMove(toast, { clientX: 10 + x, clientY: 10 + y, pointerId: 1 });
  fireEvent.pointerUp(toast, { clientX: 10 + x, clientY: 10 + y, pointerId: 1 });
  expect(screen.queryByText(added)).toBeNull();
});

test("a notice that is only touched stays", () => {
  act(() => showToast(added));
  const toast = screen.getByText(added);
  fireEvent.pointerDown(toast, { clientX: 10, clientY: 10, pointerId: 1, isPrimary: true });
  fireEvent.pointerMove(toast, { clientX: 22, clientY: 10, pointerId: 1 });
  fireEvent.pointerUp(toast, { clientX: 22, clientY: 10, pointerId: 1 });
  expect(screen.getByText(added)).toBeTruthy();
});
