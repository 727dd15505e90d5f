// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, Link, useLocation } from "react-router";
import { afterEach, expect, test } from "vitest";
import { readCatalogoFilters } from "#contract/values/producto/catalogo-url.ts";
import { tiendaScope } from "./scope.ts";
import { SearchForm } from "./search-form.tsx";

afterEach(cleanup);

function Page() {
  const { search } = useLocation();
  const filters = readCatalogoFilters(new URLSearchParams(search));
  return (
    <>
      <output>{search}</output>
      <SearchForm
        view={{ scope: tiendaScope, filters, categorias: [], facetas: null, isEmpty: false }}
      />
      <Link to="/tienda">limpiar</Link>
    </>
  );
}

function renderAt(address: string) {
  const Stub = createRoutesStub([{ path: "/tienda", Component: Page }]);
  render(<Stub initialEntries={[address]} />);
  return {
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>("searchbox", { name: "Buscar Producto" }),
    address: () => screen.getByRole("status").textContent,
  };
}

test("typing searches after a pause and keeps the other filters", async () => {
  const { user, field, address } = renderAt("/tienda?categoria=figuras&pagina=2");
  await user.type(field, "  pudú  del ");
  expect(address()).toBe("?categoria=figuras&pagina=2");
  await waitFor(() => expect(address()).toBe("?q=pud%C3%BA+del&categoria=figuras"));
  expect(field.value).toBe("  pudú  del ");
});

test("Enter searches at once", async () => {
  const { user, field, address } = renderAt("/tienda");
  await user.type(field, "zorro{Enter}");
  expect(address()).toBe("?q=zorro");
});

test("the field follows the address when that changes by another way", async () => {
  const { user, field } = renderAt("/tienda?q=zorro");
  expect(field.value).toBe("zorro");
  await user.click(screen.getByRole("link", { name: "limpiar" }));
  expect(field.value).toBe("");
});

test("the other filters are in the form, for pages without scripts", () => {
  renderAt("/tienda?q=a&categoria=gamer&orden=nombre&pagina=3");
  const form = document.querySelector("form");
  expect([...new FormData(form as HTMLFormElement)]).toEqual([
    ["categoria", "gamer"],
    ["orden", "nombre"],
    ["q", "a"],
  ]);
});

test("Enter tells the drawer to close, also when the search is already shown", async () => {
  let closed = 0;
  const filters = readCatalogoFilters(new URLSearchParams("q=zorro"));
  const view = { scope: tiendaScope, filters, categorias: [], facetas: null, isEmpty: false };
  const Drawer = () => <SearchForm view={view} onSearch={() => closed++} />;
  const Stub = createRoutesStub([{ path: "/tienda", Component: Drawer }]);
  render(<Stub initialEntries={["/tienda?q=zorro"]} />);
  await userEvent.type(screen.getByRole("searchbox"), "{Enter}");
  expect(closed).toBe(1);
});
