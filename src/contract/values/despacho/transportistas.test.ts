import { expect, test } from "vitest";
import { trackingUrl, transportistas } from "./transportistas.ts";

test.each([
  ["Chilexpress", "https://centrodeayuda.chilexpress.cl/seguimiento/99-8"],
  ["chile express", "https://centrodeayuda.chilexpress.cl/seguimiento/99-8"],
  ["STARKEN", "https://www.starken.cl/seguimiento?codigo=99-8"],
  ["Blue Express", "https://www.blue.cl/enviar/seguimiento?n_seguimiento=99-8"],
  ["BluExpress", null],
  ["blueexpress", "https://www.blue.cl/enviar/seguimiento?n_seguimiento=99-8"],
  ["Blue", "https://www.blue.cl/enviar/seguimiento?n_seguimiento=99-8"],
  ["Bluebird", null],
  ["Correos de Chile", "https://www.correos.cl/seguimiento-en-linea"],
  ["CorreosChile", "https://www.correos.cl/seguimiento-en-linea"],
  ["Mi primo en bicicleta", null],
])("a parcel of %s is followed at %s", (transportista, url) => {
  expect(trackingUrl(transportista, " 99-8 ")).toBe(url);
});

test("a number stays one part of its address", () => {
  expect(trackingUrl("Starken", "1&x=<b>/../?#")).toBe(
    "https://www.starken.cl/seguimiento?codigo=1%26x%3D%3Cb%3E%2F..%2F%3F%23",
  );
});

test("every carrier that the owner is offered has its page", () => {
  for (const { nombre } of transportistas) expect(trackingUrl(nombre, "1")).toMatch(/^https:/);
});
