import { afterAll, beforeAll, expect, test } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { buildCliente, direccionInput } from "#rig/builders/builders.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";

let app: TestShop;
beforeAll(async () => {
  app = await openTestShop();
});
afterAll(() => app.close());

const codesOf = (id: number) =>
  app.database.db
    .selectFrom("direcciones")
    .select(["comuna", "comuna_codigo", "region_codigo"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

test("an address is saved, listed, changed and removed", async () => {
  const { token, direccion_id } = await buildCliente(app);
  const call = app.client(token);
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

test("an address of somebody else is as missing as one that never was", async () => {
  const [owner, other] = [await buildCliente(app), await buildCliente(app)];
  const call = app.client(other.token);
  const missing = 999_999_999;
  const answers = await Promise.all(
    [owner.direccion_id, missing].map(async (id) => [
      await call("updateDireccion", { query: { id }, body: direccionInput }),
      await call("deleteDireccion", { query: { id } }),
    ]),
  );

  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.[0]).toMatchObject({ status: 404, error: errorMessages.direccionNotFound });
  expect(await app.client(owner.token)("listDirecciones")).toMatchObject({
    data: [{ id: owner.direccion_id, alias: "Casa" }],
  });
});

test.each([
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
])(
  "the comuna %j in %s is stored with its official spelling and code when the region has it",
  async (comuna, region, expected) => {
    const { token } = await buildCliente(app);
    const result = await app.client(token)("createDireccion", {
      body: { ...direccionInput, comuna, region },
    });

    expect(result).toMatchObject({ data: { direccion: { comuna: expected.comuna, region } } });
    expect(await codesOf(result.ok ? result.data.direccion.id : 0)).toEqual(expected);
  },
);

test.each([
  ["alias", 'El campo "alias" es obligatorio.'],
  ["calle_numero", 'El campo "calle numero" es obligatorio.'],
  ["comuna", 'El campo "comuna" es obligatorio.'],
  ["ciudad", 'El campo "ciudad" es obligatorio.'],
  ["region", 'El campo "region" es obligatorio.'],
])("the field %s is required", async (field, error) => {
  const { token } = await buildCliente(app);

  expect(
    await app.client(token)("createDireccion", { body: { ...direccionInput, [field]: " " } }),
  ).toMatchObject({ status: 422, error });
});

test("a region that is not on the list is refused", async () => {
  const { token } = await buildCliente(app);

  expect(
    await app.client(token)("createDireccion", { body: { ...direccionInput, region: "Cuyo" } }),
  ).toMatchObject({ status: 422, error: errorMessages.regionInvalid });
});

test("a person keeps at most 20 addresses, even when 30 arrive at once", async () => {
  const { token } = await buildCliente(app);
  const call = app.client(token);
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
