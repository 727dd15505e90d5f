import { describe, expect, it } from "vitest";
import { loginPath, safeRedirectTarget } from "./redirect-target.ts";

describe("safeRedirectTarget", () => {
  it.each([
    ["/checkout"],
    ["/admin/productos"],
    ["/pago?status=success&order_id=12"],
    ["/tienda?q=ñandú#lista"],
  ])("lets the local path %s pass", (path) => {
    expect(decodeURI(safeRedirectTarget(path))).toBe(path);
  });

  it.each([
    ["nothing", null],
    ["an empty text", ""],
    ["another site", "https://malo.example/"],
    ["a relative path", "checkout"],
    ["a protocol-relative address", "//malo.example"],
    ["a backslash after the slash", "/\\malo.example"],
    ["a backslash later", "/tienda\\..\\login"],
    ["a script", "javascript:alert(1)"],
    ["a tab inside", "/\t/malo.example"],
    ["a line break inside", "/tienda\r\nX: 1"],
    ["a NUL", "/tienda\u0000"],
    ["a lone surrogate", "/tienda\ud800"],
    ["a path that becomes protocol-relative", "/.//malo.example"],
    ["a path that climbs to one", "/a/..//malo.example"],
    ["the login itself", "/login"],
    ["the login with a slash and query", "/login/?from=/login"],
    ["the login in capitals", "/LOGIN"],
    ["the login behind dots", "/tienda/../login"],
    ["the registration", "/registrar"],
    ["the recovery", "/recuperar-contrasena"],
    ["a link of a mail", "/restablecer-contrasena/abc?x=1"],
    ["an endless text", `/${"a".repeat(3000)}`],
  ])("turns %s into the home page", (_name, from) => {
    expect(safeRedirectTarget(from)).toBe("/");
  });
});

describe("loginPath", () => {
  it.each([
    ["/checkout", "/login?from=/checkout"],
    ["/pago?status=success&order_id=3", "/login?from=/pago%3Fstatus%3Dsuccess%26order_id%3D3"],
    ["/", "/login"],
    [undefined, "/login"],
    ["//malo.example", "/login"],
  ])("remembers %s as %s", (from, expected) => {
    expect(loginPath(from)).toBe(expected);
  });

  it("gives back what it remembered", () => {
    const url = new URL(loginPath("/pago?status=success&order_id=3"), "http://tienda.test");
    expect(safeRedirectTarget(url.searchParams.get("from"))).toBe(
      "/pago?status=success&order_id=3",
    );
  });
});
