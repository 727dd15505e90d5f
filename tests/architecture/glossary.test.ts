import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkGlossary, readGlossary } from "#scripts/check-glossary.ts";

const glossary = readGlossary(readFileSync("docs/glossary.md", "utf8"));

function findings(text: string, path = "src/server/a.ts"): string[] {
  return checkGlossary([{ path, text }], glossary).map((finding) => finding.message);
}

describe("the glossary check", () => {
  test("reads the terms and the exceptions", () => {
    expect(glossary.avoided.length).toBeGreaterThan(30);
    expect(glossary.known.size).toBeGreaterThan(200);
    expect(glossary.known).toContain("opiniones");
    expect(glossary.known).toContain("kysely");
    expect(glossary.avoided).toContainEqual({ words: "cart", term: "carrito" });
    expect(glossary.allowed).toContainEqual({ words: "buy order", where: "" });
  });

  test.each([
    "const cart = 1;",
    "const cartItems = [];",
    "function findOrderById() {}",
    "type Product = { id: number };",
    "type Row = { unit_price: number };",
    "const add = (quantity: number) => quantity;",
    "const [reviews] = useState([]);",
    "const { id: categoryId } = row;",
    "const MAX_CATEGORIES = 5;",
    "const año = 2026;",
    "const row = { tamaño: 1 };",
  ])("reports %s", (text) => {
    expect(findings(text)).toHaveLength(1);
  });

  test("reports translated file and folder names", () => {
    expect(findings("", "src/server/modules/cart/product-list.ts")).toHaveLength(2);
  });

  test("reports keys of the wire and of tables", () => {
    expect(findings("z.object({ price: z.number() })", "src/contract/a.ts")).toHaveLength(1);
    expect(findings("call({ price: 1 })", "src/server/a.ts")).toEqual([]);
  });

  test.each([
    "const carrito = 1;",
    "const buyOrder = 1;",
    "const border = 1;",
    "import { Product } from 'library';",
    "const { order } = library;",
    "db.selectFrom('a').orderBy('id');",
    "call({ order: 'asc' });",
    "const text = 'the cart';",
    "const total = library.cart.price;",
  ])("leaves %s alone", (text) => {
    expect(findings(text)).toEqual([]);
  });

  test.each([
    "const zapato = 1;",
    "function borrarLinea() {}",
    "type LineaPagada = { id: number };",
    "const add = (dinero: number) => dinero;",
    "const { id: sobra } = row;",
    "const misPedidos = [];",
  ])("reports the Spanish word in %s", (text) => {
    expect(findings(text)).toHaveLength(1);
  });

  test("reports the Spanish word of a file's name", () => {
    expect(findings("", "tests/api/reembolsando.test.ts")).toHaveLength(1);
  });

  test.each([
    "const lineasOfCarrito = [];",
    "const layOutOpiniones = 1;",
    "const row = { iniciada_en: 1 };",
    "type Row = { apellido: string };",
    "const { apellido } = row;",
    "const httpUrl = 1;",
    "const colours = 2;",
  ])("knows the words of %s", (text) => {
    expect(findings(text)).toEqual([]);
  });

  test("lets a variable bear the name of a field, and no new word be made of it", () => {
    const wire = {
      path: "src/contract/schemas/a.ts",
      text: "type Direccion = { apellido: string };",
    };
    const check = (text: string) =>
      checkGlossary([wire, { path: "src/server/a.ts", text }], glossary);
    expect(check("const apellido = 1;")).toEqual([]);
    expect(check("const readApellido = 1;")).toHaveLength(1);
  });
});
