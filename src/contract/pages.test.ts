import { describe, expect, it } from "vitest";
import { classifyPage, normalizePageUrl } from "./pages.ts";

const normalize = (path: string) => normalizePageUrl(new URL(path, "http://localhost"));

describe("normalizePageUrl", () => {
  it.each([
    ["/", "/"],
    ["/?utm_source=x", "/"],
    ["/TIENDA/", "/tienda"],
    ["/tiend%61", "/tienda"],
    ["/tienda?pagina=1&orden=recientes&q=", "/tienda"],
    ["/tienda?q=%20Pud%C3%BA%20%20azul&utm=1", "/tienda?q=Pud%C3%BA+azul"],
    ["/tienda?orden=precio_asc&q=a", "/tienda?q=a&orden=precio_asc"],
    ["/tienda?orden=azar&pagina=-3&categoria=../x", "/tienda"],
    ["/tienda?pagina=2&pagina=3", "/tienda?pagina=2"],
    ["/categoria/gamer?categoria=otra&pagina=2", "/categoria/gamer?pagina=2"],
    ["/categoria/gamer/otra?pagina=2", "/categoria/gamer/otra"],
    ["/restablecer-contrasena/a1b2?x=1", "/restablecer-contrasena/enlace"],
    ["/admin/pedidos/12", "/admin/pedidos/0"],
    ["/admin/pedidos/12/guia/", "/admin/pedidos/0/guia"],
    ["/admin/pedidos?estado=pagado", "/admin/pedidos"],
    ["/pago?status=success&order_id=1", "/pago"],
    ["/producto/12/", "/producto/12"],
    ["/producto/12-pud%C3%BA/?utm=1", "/producto/12"],
    ["/producto/12-", "/producto/12"],
    ["/producto/12-$&", "/producto/12"],
    ["/producto/12abc", "/producto/12abc"],
    ["/producto/abc-12", "/producto/abc-12"],
    ["/producto/12-a%2Fb", "/producto/12-a/b"],
    ["/%E0%A4%A", "/%E0%A4%A"],
  ])("reads %s as %s", (path, expected) => {
    expect(normalize(path)).toBe(expected);
  });
});

describe("classifyPage", () => {
  it.each([
    ["/", { kind: "fixed" }],
    ["/carrito", { kind: "fixed" }],
    ["/producto/12", { kind: "producto", id: "12" }],
    ["/producto/abc", { kind: "producto", id: "abc" }],
    ["/categoria/gamer", { kind: "categoria", slug: "gamer" }],
    ["/restablecer-contrasena/enlace", { kind: "fixed" }],
    ["/admin/pedidos/0/guia", { kind: "fixed" }],
    ["/admin/pedidos/0/otra", { kind: "unknown" }],
    ["/producto/1/2", { kind: "unknown" }],
    ["/wp-login.php", { kind: "unknown" }],
  ])("takes %s for %j", (path, page) => {
    expect(classifyPage(path)).toEqual(page);
  });
});
