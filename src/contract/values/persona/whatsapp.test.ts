import { expect, test } from "vitest";
import { whatsappUrl } from "./whatsapp.ts";

test("the text is one value of the address, whatever it holds", () => {
  const text = "¿«Pudú & cía» +1?\nhttps://tienda.test/producto/5-pudu#x";
  const url = new URL(whatsappUrl("+56987654321", text));
  expect(url.origin + url.pathname).toBe("https://wa.me/56987654321");
  expect([...url.searchParams]).toEqual([["text", text]]);
});
