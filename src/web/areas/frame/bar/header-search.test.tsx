// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageAnswers } from "#web/app/api/page-answers.ts";
import { HeaderSearch } from "./header-search.tsx";

const calls: URL[] = [];
let isDown = false;
let found = 5;

const producto = (id: number) => ({
  ...{ id, nombre: `Pudú ${id}`, precio: 12_990, imagenes: [], marcador: "" },
});

beforeEach(() => {
  calls.length = 0;
  isDown = false;
  found = 5;
  vi.stubGlobal("fetch", async (url: string) => {
    calls.push(new URL(url, "http://tienda.test"));
    if (isDown) return Response.json({ error: "La tienda está muy ocupada." }, { status: 503 });
    const list = [1, 2, 3, 4, 5].slice(0, found).map(producto);
    return Response.json(list, { headers: { "x-total-count": found === 0 ? "0" : "12" } });
  });
});

afterEach(() => {
  cleanup();
  pageAnswers.clear();
  vi.unstubAllGlobals();
});

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <HeaderSearch isOpen={false} isBesideList={false} onDone={() => {}} />
    </>
  );
}

function renderAt(address: string) {
  const Stub = createRoutesStub([{ path: "*", Component: Page }]);
  render(<Stub initialEntries={[address]} />);
  return {
    user: userEvent.setup(),
    field: screen.getByLabelText<HTMLInputElement>("Buscar en la tienda"),
    address: () => screen.getByTestId("address").textContent,
    options: () => screen.findAllByRole("option"),
  };
}

test("the field is a GET form that works before scripts, with the search of a list in it", () => {
  const { field } = renderAt("/categoria/figuras?q=pud%C3%BA");
  expect(field.value).toBe("pudú");
  expect(field.form?.getAttribute("action")).toBe("/tienda");
  expect([...new FormData(field.form as HTMLFormElement)]).toEqual([["q", "pudú"]]);
});

test("Enter goes to the list of the search", async () => {
  const { user, field, address } = renderAt("/nosotros");
  await user.type(field, "  zorro  rojo {Enter}");
  expect(address()).toBe("/tienda?q=zorro+rojo");
});

test("typing shows five productos and a link to all", async () => {
  const { user, field, options } = renderAt("/");
  await user.type(field, "pudu");
  const shown = await options();
  expect(shown.map((option) => option.textContent)).toEqual([
    ...[1, 2, 3, 4, 5].map((id) => `Pudú ${id}$12.990`),
    "Ver los 12 resultados",
  ]);
  expect(calls.at(-1)?.search).toBe("?q=pudu&por_pagina=5");
  // Written by an effect, after the options.
  await waitFor(() => expect(field.getAttribute("aria-expanded")).toBe("true"));
  expect(screen.getByText("5 sugerencias de 12. Usa las flechas para elegir.")).toBeTruthy();
});

test("arrow keys choose, Enter follows the suggestion", async () => {
  const { user, field, options, address } = renderAt("/");
  await user.type(field, "pudu");
  const [, second] = await options();
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(field.getAttribute("aria-activedescendant")).toBe(second?.id);
  await user.keyboard("{Enter}");
  expect(address()).toBe("/producto/2-pudu-2");
});

test("the last option leads to all results", async () => {
  const { user, field, options, address } = renderAt("/");
  await user.type(field, "pudu");
  await options();
  await user.keyboard("{ArrowUp}{Enter}");
  expect(address()).toBe("/tienda?q=pudu");
});

test("Escape closes the list and keeps the text", async () => {
  const { user, field, options } = renderAt("/");
  await user.type(field, "pudu");
  await options();
  await user.keyboard("{Escape}");
  expect(screen.queryAllByRole("option")).toEqual([]);
  expect(field.value).toBe("pudu");
});

test("a failed call shows nothing, and Enter still searches", async () => {
  isDown = true;
  const { user, field, address } = renderAt("/");
  await user.type(field, "pudu");
  await waitFor(() => expect(calls).not.toEqual([]));
  expect(screen.queryAllByRole("option")).toEqual([]);
  await user.keyboard("{Enter}");
  expect(address()).toBe("/tienda?q=pudu");
});

test("a search of nothing leads to the message that asks for the piece", async () => {
  found = 0;
  const { user, field, address, options } = renderAt("/");
  await user.type(field, "tiranosaurio");
  const shown = await options();
  expect(shown.map((option) => option.textContent)).toEqual([
    "Nada parecido a «tiranosaurio». Cotiza tu idea",
  ]);
  await user.keyboard("{ArrowDown}{Enter}");
  expect(address()).toBe("/contacto?idea=tiranosaurio");
});
