import { expect, test } from "vitest";
import { configOf } from "#rig/shop/config-of.ts";
import { announceStart, describeStart } from "#server/app/describe-start.ts";

const JWT_SECRET = "0123456789abcdefghijklmnopqrstuv";

test("the start names engine, database and pictures, with version and commit", () => {
  const config = configOf({ JWT_SECRET, DATA_DIR: "/srv/datos" });
  expect(describeStart(config)).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    engine: "sqlite",
    database: "/srv/datos/estrato.db",
    pictures: "/srv/datos/imagenes",
  });
  expect(announceStart(config)).toMatch(
    /^Estrato \d+\.\d+\.\d+ \(\w[\w ]*\)\. Base: SQLite \/srv\/datos\/estrato\.db\. Imágenes: \/srv\/datos\/imagenes\.$/,
  );
});

test("the start names a server and a bucket, and no secret", () => {
  const config = configOf({
    JWT_SECRET,
    DATABASE_URL: "postgres://ana:clave-secreta@db.interna:5433/tienda?sslmode=disable",
    S3_URL: "https://s3.example/fotos/tienda",
    S3_ACCESS_KEY_ID: "llave-secreta",
    S3_SECRET_ACCESS_KEY: "otra-secreta",
  });
  const said = `${announceStart(config)} ${JSON.stringify(describeStart(config))}`;
  expect(said).toContain("PostgreSQL db.interna:5433/tienda");
  expect(said).toContain("https://s3.example/fotos/tienda");
  expect(said).not.toContain("secreta");
});
