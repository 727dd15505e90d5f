import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { readConfig } from "./config.ts";

let dataDir = "";
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "estrato-config-"));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const production = {
  NODE_ENV: "production",
  SHOP_URL: "https://tienda.example",
  JWT_SECRET: "kP3vX9qLr7TzWm2NcYb8Hd5JfGs6Va4Q",
  WEBPAY_URL: "https://webpay3g.transbank.cl",
  WEBPAY_COMMERCE_CODE: "597012345678",
  WEBPAY_API_KEY: "una-llave-real",
  SMTP_URL: "smtps://correo.example:465",
  MAIL_FROM: "Tienda <hola@tienda.example>",
};

const s3 = {
  S3_URL: "https://s3.example/imagenes",
  S3_ACCESS_KEY_ID: "llave",
  S3_SECRET_ACCESS_KEY: "secreto",
};

function faults(env: Record<string, string | undefined>): string[] {
  const mode = env.NODE_ENV === "production" ? "production" : "test";
  const result = readConfig(mode, { DATA_DIR: dataDir, ...env });
  return result.ok ? [] : result.faults;
}

test.each([
  [{}, "mailto:hola@tienda.example"],
  [{ SHOP_EMAIL: "ventas@tienda.example" }, "mailto:ventas@tienda.example"],
  [{ SECURITY_CONTACT: "seguridad@tienda.example" }, "mailto:seguridad@tienda.example"],
  [{ SECURITY_CONTACT: "https://tienda.example/seguridad" }, "https://tienda.example/seguridad"],
])("the contact for reporters of %o is %s", (env, contact) => {
  const result = readConfig("production", { DATA_DIR: dataDir, ...production, ...env });
  expect(result).toMatchObject({ ok: true, config: { securityContact: contact } });
});

describe("readConfig in demo", () => {
  it("needs nothing and keeps its session secret in DATA_DIR", () => {
    const first = readConfig("demo", { DATA_DIR: dataDir, PORT: "4000" });
    const second = readConfig("demo", { DATA_DIR: dataDir, PORT: "4000" });
    if (!first.ok || !second.ok) throw new Error("faults where none are");
    expect(first.config).toMatchObject({
      host: "127.0.0.1",
      shopUrl: "http://localhost:4000",
      admin: { email: "admin@tienda.test", password: "admin-demo-3D" },
      webpay: { url: "http://127.0.0.1:4001/webpay" },
      smtpUrl: "smtp://127.0.0.1:4002",
    });
    expect(second.config.jwtSecret).toBe(first.config.jwtSecret);
    expect(readFileSync(join(dataDir, "jwt-secret"), "utf8")).toBe(first.config.jwtSecret);
  });

  it.each([
    ["https://s3.example/imagenes", { endpoint: "https://s3.example", prefix: "" }],
    ["https://s3.example/imagenes/", { endpoint: "https://s3.example", prefix: "" }],
    ["http://127.0.0.1:9000/imagenes", { endpoint: "http://127.0.0.1:9000", prefix: "" }],
    [
      "https://s3.example/imagenes/tienda/fotos",
      { endpoint: "https://s3.example", prefix: "tienda/fotos/" },
    ],
  ])("reads endpoint, bucket and folder of %s", (S3_URL, place) => {
    const result = readConfig("demo", { DATA_DIR: dataDir, ...s3, S3_URL });
    expect(result).toMatchObject({
      ok: true,
      config: { s3: { ...place, bucket: "imagenes", region: "us-east-1" } },
    });
  });

  it.each([
    [{ PORT: "abc" }, 'PORT debe ser un número entero entre 1 y 65535; se recibió "abc".'],
    [{ PORT: "70000" }, "PORT debe ser un número entero entre 1 y 65535"],
    [{ JWT_SECRET: "corto" }, "JWT_SECRET debe tener al menos 32 bytes, y al azar."],
    [{ JWT_SECRET: "a".repeat(40) }, "JWT_SECRET debe tener al menos 32 bytes, y al azar."],
    [{ JWT_SECRET_PREVIOUS: "corto" }, "JWT_SECRET_PREVIOUS debe ser el JWT_SECRET anterior"],
    [{ WEBPAY_URL: "ftp://x" }, "WEBPAY_URL debe empezar con"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL debe empezar con"],
    [{ DATABASE_OWNER_URL: "postgres://yo@127.0.0.1/x" }, "falta DATABASE_URL"],
    [{ SHOP_URL: "tienda" }, "SHOP_URL debe ser una dirección como"],
    [{ SHOP_URL: "https://a.cl/ruta" }, "SHOP_URL debe ser una dirección como"],
    [{ SMTP_URL: "correo.cl" }, "SMTP_URL debe empezar con"],
    [{ SMTP_URL: "smtp://correo.cl?ignoreTLS=true" }, "SMTP_URL no lleva nada después"],
    [{ WEBPAY_URL: "webpay" }, "WEBPAY_URL debe empezar con"],
    [{ DEMO_PRODUCTS: "-1" }, "DEMO_PRODUCTS debe ser un número entero"],
    [{ LOG_LEVEL: "todo" }, "LOG_LEVEL debe ser uno de"],
    [{ ...s3, S3_URL: "https://s3.example" }, "S3_URL debe ser como"],
    [{ ...s3, S3_URL: "s3://imagenes" }, "S3_URL debe ser como"],
    [{ ...s3, S3_URL: "https://yo:clave@s3.example/imagenes" }, "S3_URL debe ser como"],
    [{ ...s3, S3_URL: "https://s3.example/imagenes?a=1" }, "S3_URL debe ser como"],
    [{ ...s3, S3_URL: "https://s3.example/imagenes/.oculta" }, "S3_URL debe ser como"],
    [{ ...s3, S3_URL: "https://s3.example/Cubeta_Mala" }, "S3_URL debe ser como"],
    [{ ...s3, S3_REGION: "sa east" }, "S3_REGION debe ser una región"],
    [{ ...s3, S3_ACCESS_KEY_ID: "" }, "Falta S3_ACCESS_KEY_ID"],
    [{ ...s3, S3_SECRET_ACCESS_KEY: " " }, "Falta S3_SECRET_ACCESS_KEY"],
    [{ S3_ACCESS_KEY_ID: "llave" }, "falta S3_URL"],
    [{ MAIL_FROM: "hola" }, "MAIL_FROM debe ser un remitente como"],
    [{ SECURITY_CONTACT: "hola" }, "SECURITY_CONTACT debe ser un correo o una dirección https://."],
    [{ SHOP_INSTALLMENTS: "1" }, "SHOP_INSTALLMENTS debe ser un número entero entre 2 y 48"],
    [{ SHOP_INSTAGRAM: "instagram.com/x" }, "SHOP_INSTAGRAM debe empezar con https://"],
    [{ SHOP_WHATSAPP: "wa.me/1" }, "SHOP_WHATSAPP debe ser un número con su código de país"],
    [{ SHOP_WHATSAPP: "https://wa.me/message/ABC" }, "SHOP_WHATSAPP debe ser un número"],
    [{ SHOP_WHATSAPP: "+56 9 8765" }, "SHOP_WHATSAPP debe ser un número"],
    [{ WORKERS: "4" }, "WORKERS aún no se admite"],
  ])("refuses %j in one sentence", (env, sentence) => {
    const found = faults(env);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(sentence);
  });
});

describe("readConfig in production", () => {
  it("takes a whole and safe set of settings", () => {
    expect(faults(production)).toEqual([]);
  });

  it.each([
    { DATABASE_URL: "postgres://yo:a@127.0.0.1:5432/x" },
    { DATABASE_URL: "postgres://yo@localhost/x" },
    { DATABASE_URL: "postgresql://yo:a@[::1]:5432/x" },
    { DATABASE_URL: "postgres://yo@/x?host=/var/run/postgresql" },
    { DATABASE_URL: "postgres://yo@%2Fvar%2Frun%2Fpostgresql/x" },
    { DATABASE_URL: "postgres://yo:a@db:5432/x?sslmode=disable" },
    { DATABASE_URL: "postgres://yo:a@db.example/x?sslmode=verify-full" },
    { METRICS_TOKEN: "0123456789abcdef" },
    { RATE_LIMIT_FACTOR: "10" },
  ])("takes %j", (env) => {
    expect(faults({ ...production, ...env })).toEqual([]);
  });

  it("listens to this machine only when a proxy is announced, unless told otherwise", () => {
    const hostOf = (env: Record<string, string>) => {
      const result = readConfig("production", { DATA_DIR: dataDir, ...production, ...env });
      return result.ok ? result.config.host : result.faults;
    };
    expect(hostOf({})).toBe("0.0.0.0");
    expect(hostOf({ PROXY_HOPS: "1" })).toBe("127.0.0.1");
    expect(hostOf({ PROXY_HOPS: "1", HOST: "0.0.0.0" })).toBe("0.0.0.0");
  });

  it("names each missing setting at once", () => {
    const found = faults({ NODE_ENV: "production" }).join("\n");
    for (const name of Object.keys(production).filter((key) => key !== "NODE_ENV")) {
      expect(found).toContain(name);
    }
  });

  it.each([
    [{ SHOP_URL: "http://tienda.example" }, "SHOP_URL debe empezar con https://"],
    [{ ...s3, S3_URL: "http://s3.example/imagenes" }, "S3_URL debe empezar con https://"],
    [{ BACKUP_S3_URL: "https://s3.example/copias" }, "Falta BACKUP_S3_ACCESS_KEY_ID"],
    [{ BACKUP_S3_SECRET_ACCESS_KEY: "secreta" }, "pero falta BACKUP_S3_URL"],
    [{ WEBPAY_URL: "https://webpay3gint.transbank.cl" }, "WEBPAY_URL debe ser"],
    [{ WEBPAY_COMMERCE_CODE: "597055555532" }, "públicos de integración"],
    [{ ADMIN_EMAIL: "yo@tienda.example" }, "van juntos"],
    [{ METRICS_TOKEN: "x" }, "METRICS_TOKEN debe tener al menos 16 caracteres."],
    [{ RATE_LIMIT_FACTOR: "11" }, "RATE_LIMIT_FACTOR debe ser un número entero entre 1 y 10"],
    [{ JWT_SECRET: "12345678901234567890123456789012" }, "JWT_SECRET se puede adivinar"],
    [{ WEBPAY_API_KEY: "x" }, "WEBPAY_API_KEY no parece una llave"],
    [{ DATABASE_URL: "postgres://yo:a@db.example/x" }, "DATABASE_URL nombra otro equipo sin decir"],
    [{ DATABASE_URL: "postgres://yo:a@localhost/x?host=db" }, "DATABASE_URL nombra otro equipo"],
    [{ DATABASE_URL: "postgres://yo@db:5432/x?sslmode=prefer" }, "DATABASE_URL nombra otro equipo"],
    [
      { DATABASE_URL: "postgres://yo:a@db.example/x?sslmode=no-verify" },
      "DATABASE_URL nombra otro equipo sin decir",
    ],
    [
      { DATABASE_URL: "postgres://yo:a@db.example/x?sslmode=require&uselibpqcompat=true" },
      "DATABASE_URL no admite uselibpqcompat",
    ],
    [
      {
        DATABASE_URL: "postgres://yo@127.0.0.1/x",
        DATABASE_OWNER_URL: "postgres://yo@127.0.0.1/x",
      },
      "DATABASE_OWNER_URL es igual a DATABASE_URL",
    ],
    [{ JWT_SECRET_PREVIOUS: production.JWT_SECRET }, "JWT_SECRET_PREVIOUS es igual a JWT_SECRET"],
  ])("refuses the unsafe %j", (env, sentence) => {
    expect(faults({ ...production, ...env }).join("\n")).toContain(sentence);
  });

  it.each([
    ["admin-demo-3d", "debe tener al menos 12 caracteres y no ser la de demostración."],
    ["kP3vX9qLr7T", "debe tener al menos 12 caracteres"],
    ["una-Ñ".repeat(50), "debe tener 256 bytes como máximo."],
    ["Password-2026!", "es muy conocida o sigue un orden."],
    ["abcdefghijkl", "es muy conocida o sigue un orden."],
    ["mi-taller-2026", "es el nombre de la tienda, su dominio o ADMIN_EMAIL."],
    ["admin-pieza-1", "es el nombre de la tienda, su dominio o ADMIN_EMAIL."],
    ["Josefina-Rojas", "es el nombre de la tienda, su dominio o ADMIN_EMAIL."],
  ])("refuses the administrator's password %j without quoting it", (ADMIN_PASSWORD, reason) => {
    const env = {
      ...{ SHOP_NAME: "Mi Taller", SHOP_URL: "https://pieza.example" },
      ...{ ADMIN_EMAIL: "josefina.rojas@correo.example", ADMIN_PASSWORD },
    };
    const found = faults({ ...production, ...env });
    expect(found).toEqual([expect.stringContaining(`ADMIN_PASSWORD ${reason}`)]);
    expect(found[0]).not.toContain(ADMIN_PASSWORD);
    expect(faults({ ...production, ...env, ADMIN_PASSWORD: "tres-gatos-sobre-el-tejado" })).toEqual(
      [],
    );
  });
});
