// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { secretOf } from "./secret-of.ts";

afterEach(() => {
  window.onhashchange = null;
  window.history.replaceState(null, "", "/");
  document.body.innerHTML = "";
});

const arrive = () => window.onhashchange?.call(window, new Event("hashchange") as HashChangeEvent);

it("reads the secret behind the #, and in the path of an older link", () => {
  window.history.replaceState(null, "", "/pedido/enlace#s3cret-o");
  expect(secretOf("enlace")).toBe("s3cret-o");
  expect(secretOf("0lder-secret")).toBe("0lder-secret");
});

it("keeps the secret in the address after a jump within the page", () => {
  document.body.innerHTML = '<main id="contenido"></main>';
  window.history.replaceState(null, "", "/pedido/enlace#s3cret-o");
  secretOf("enlace");
  window.history.replaceState(null, "", "/pedido/enlace#contenido");
  arrive();
  expect(window.location.hash).toBe("#s3cret-o");
});

it("loads the page of another link anew", () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  window.history.replaceState(null, "", "/pedido/enlace#s3cret-o");
  secretOf("enlace");
  window.history.replaceState(null, "", "/pedido/enlace#an0ther");
  arrive();
  expect(reload).toHaveBeenCalledOnce();
  window.history.replaceState(null, "", "/tienda#filtros");
  arrive();
  expect(reload).toHaveBeenCalledOnce();
});
