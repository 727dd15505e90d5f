import { expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { direccionInput, frozenDireccion } from "#rig/builders/direccion.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";

const codesOf = (shop: TestShop, id: number) =>
  shop.database.db
    .selectFrom("direcciones")
    .select(["comuna", "comuna_codigo", "region_codigo"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

test("an address is saved, listed, changed and removed", async ({ shop }) => {
  const { token, direccion_id } = await buildCliente(shop);
  const call = shop.client(token);
  const created = await call("createDireccion", {
    body: { ...direccionInput, alias: " Trabajo ", nota: "Timbre 3" },
  });
  expect(created).toMatchObject({
    status: 201,
    data: { mensaje: "Dirección guardada.", direccion: { alias: "Trabajo", nota: "Timbre 3" } },
  });
  const id = created.ok ? created.data.direccion.id : 0;

  const changed = { ...direccionInput, alias: "Taller", nota: null };
  expect(await call("updateDireccion", { query: { id }, body: changed })).toMatchObject({
    data: { mensaje: "Dirección actualizada.", direccion: { id, alias: "Taller", nota: "" } },
  });
  expect(await call("listDirecciones")).toMatchObject({
    data: [
      { id: direccion_id, alias: "Casa" },
      { id, alias: "Taller" },
    ],
  });
  expect(await call("deleteDireccion", { query: { id } })).toMatchObject({
    data: { mensaje: "Dirección eliminada." },
  });
  expect(await call("deleteDireccion", { query: { id } })).toMatchObject({ status: 404 });
});

test("who receives and a telephone number are kept, and only a call that names them changes them", async ({
  shop,
}) => {
  const { token } = await buildCliente(shop);
  const call = shop.client(token);
  const contact = { recibe: " Eva Rojas ", telefono: "9 8765 4321" };
  const created = await call("createDireccion", { body: { ...direccionInput, ...contact } });
  const kept = { recibe: "Eva Rojas", telefono: "+56987654321" };
  expect(created).toMatchObject({ data: { direccion: kept } });
  const query = { id: created.ok ? created.data.direccion.id : 0 };

  const old = await call("updateDireccion", { query, body: { ...frozenDireccion, nota: "Rejas" } });
  expect(old).toMatchObject({ data: { direccion: { nota: "Rejas", ...kept } } });
  const none = { recibe: null, telefono: "" };
  const cleared = await call("updateDireccion", { query, body: { ...frozenDireccion, ...none } });
  expect(cleared).toMatchObject({ data: { direccion: { recibe: "", telefono: "" } } });
});

test.for([
  ["telefono", "12345678", errorMessages.telefonoInvalid],
  ["telefono", "mi número", errorMessages.telefonoInvalid],
  ["telefono", 987654321, errorMessages.telefonoInvalid],
  ["recibe", "Eva\nRojas", 'El campo "recibe" admite una sola línea.'],
  ["recibe", "x".repeat(101), 'El campo "recibe" admite hasta 100 caracteres.'],
] as const)("the %s %j is refused", async ([name, value, error], { shop }) => {
  const { token } = await buildCliente(shop);
  const body = { ...direccionInput, [name]: value } as typeof direccionInput;
  expect(await shop.client(token)("createDireccion", { body })).toMatchObject({
    status: 422,
    error,
  });
});

test("another person's address is 404 like one that does not exist", async ({ shop }) => {
  const [owner, other] = [await buildCliente(shop), await buildCliente(shop)];
  const call = shop.client(other.token);
  const missing = 999_999_999;
  const answers = await Promise.all(
    [owner.direccion_id, missing].map(async (id) => [
      await call("updateDireccion", { query: { id }, body: direccionInput }),
      await call("deleteDireccion", { query: { id } }),
    ]),
  );

  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.[0]).toMatchObject({ status: 404, error: errorMessages.direccionNotFound });
  expect(await shop.client(owner.token)("listDirecciones")).toMatchObject({
    data: [{ id: owner.direccion_id, alias: "Casa" }],
  });
});

test.for([
  [
    "nunoa",
    "Metropolitana de Santiago",
    { comuna: "Ñuñoa", comuna_codigo: "13120", region_codigo: "13" },
  ],
  [
    "VIÑA  DEL MAR",
    "Valparaíso",
    { comuna: "Viña del Mar", comuna_codigo: "05109", region_codigo: "05" },
  ],
  ["Reñaca", "Valparaíso", { comuna: "Reñaca", comuna_codigo: null, region_codigo: "05" }],
  ["Ñuñoa", "Valparaíso", { comuna: "Ñuñoa", comuna_codigo: null, region_codigo: "05" }],
] as const)(
  "the comuna %j in %s is stored with its official spelling and code when the region has it",
  async ([comuna, region, expected], { shop }) => {
    const { token } = await buildCliente(shop);
    const result = await shop.client(token)("createDireccion", {
      body: { ...direccionInput, comuna, region },
    });

    expect(result).toMatchObject({ data: { direccion: { comuna: expected.comuna, region } } });
    expect(await codesOf(shop, result.ok ? result.data.direccion.id : 0)).toEqual(expected);
  },
);

test.for([
  ["alias", 'El campo "alias" es obligatorio.'],
  ["calle_numero", 'El campo "calle numero" es obligatorio.'],
  ["comuna", 'El campo "comuna" es obligatorio.'],
  ["ciudad", 'El campo "ciudad" es obligatorio.'],
  ["region", 'El campo "region" es obligatorio.'],
] as const)("the field %s is required", async ([field, error], { shop }) => {
  const { token } = await buildCliente(shop);

  expect(
    await shop.client(token)("createDireccion", { body: { ...direccionInput, [field]: " " } }),
  ).toMatchObject({ status: 422, error });
});

test("a region that is not on the list is refused", async ({ shop }) => {
  const { token } = await buildCliente(shop);

  expect(
    await shop.client(token)("createDireccion", { body: { ...direccionInput, region: "Cuyo" } }),
  ).toMatchObject({ status: 422, error: errorMessages.regionInvalid });
});

test("a person has at most 20 addresses, even when 30 arrive at once", {
  tags: ["both-engines"],
}, async ({ shop }) => {
  const { token } = await buildCliente(shop);
  const call = shop.client(token);
  const results = await Promise.all(
    Array.from({ length: 30 }, () => call("createDireccion", { body: direccionInput })),
  );

  expect(results.filter(({ status }) => status === 201)).toHaveLength(19);
  expect(results.find(({ ok }) => !ok)).toMatchObject({
    status: 409,
    error: errorMessages.direccionLimit,
  });
  expect(await call("listDirecciones")).toMatchObject({ data: { length: 20 } });
});
