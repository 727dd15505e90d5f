import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { type ArchivoTipo, archivoTipos } from "#contract/values/archivos/archivo-limits.ts";
import { makeScratch } from "#rig/system/scratch.ts";
import {
  binaryStl,
  gcode,
  partsOf3mf,
  textStl,
  type ZipOptions,
  zip,
} from "#tests/support/archivos/models.ts";
import { createArchivoStore } from "./archivo-store.ts";

const wanted = { maxBytes: 1_000_000, tipos: ["stl", "3mf"] } as const;
type Tipos = readonly ArchivoTipo[];

function openStore() {
  const dataDir = makeScratch("archivos");
  const store = createArchivoStore(dataDir);
  const folder = join(dataDir, "archivos");
  const files = () => (existsSync(folder) ? readdirSync(folder) : []);
  const receive = (bytes: Buffer, { chunkBytes = 65_536, tipos = wanted.tipos as Tipos } = {}) => {
    const chunks: Buffer[] = [];
    for (let at = 0; at < bytes.length; at += chunkBytes)
      chunks.push(bytes.subarray(at, at + chunkBytes));
    return store.receive(Readable.from(chunks), { ...wanted, tipos });
  };
  return { store, folder, files, receive };
}

async function tipoOf(bytes: Buffer, tipos: Tipos = wanted.tipos): Promise<string> {
  const received = await openStore().receive(bytes, { tipos });
  return received.ok ? received.archivo.tipo : received.fault;
}

describe("an archivo", () => {
  test("is whole under its clave once it is kept, and private", async () => {
    const { store, folder, files, receive } = openStore();
    const bytes = binaryStl(9000);
    const received = await receive(bytes, { chunkBytes: 999 });
    if (!received.ok) throw new Error(received.fault);
    expect(received.archivo).toMatchObject({ tipo: "stl", bytes: bytes.length });
    expect(files()).toEqual([expect.stringMatching(/^\./)]);
    const clave = await received.archivo.keep();
    await received.archivo.discard();
    expect(files()).toEqual([clave]);
    expect(statSync(join(folder, clave)).mode & 0o077).toBe(0);
    const read = await store.open(clave);
    expect(await buffer(read ?? Readable.from([]))).toEqual(bytes);
    await store.remove(clave);
    await store.remove(clave);
    expect(await store.open(clave)).toBeNull();
  });

  test("that is not kept leaves nothing", async () => {
    const { files, receive } = openStore();
    const received = await receive(binaryStl());
    if (received.ok) await received.archivo.discard();
    expect(files()).toEqual([]);
  });

  test("of a stream that breaks, or of too many bytes, leaves nothing", async () => {
    const { store, files, receive } = openStore();
    async function* broken() {
      yield binaryStl();
      throw new Error("the client left");
    }
    await expect(store.receive(Readable.from(broken()), wanted)).rejects.toThrow("client left");
    expect(await receive(binaryStl(20_000))).toEqual({ ok: false, fault: "size" });
    expect(files()).toEqual([]);
  });

  test("is put into another store once", async () => {
    const [from, to] = [openStore(), openStore()];
    const received = await from.receive(textStl());
    const clave = received.ok ? await received.archivo.keep() : "";
    const copy = async () =>
      to.store.adopt(clave, (await from.store.open(clave)) ?? Readable.from([]));
    expect([await copy(), await copy()]).toEqual([true, false]);
    const sum = (folder: string) =>
      createHash("sha256")
        .update(readFileSync(join(folder, clave)))
        .digest("hex");
    expect(sum(to.folder)).toBe(sum(from.folder));
  });
});

const bomb: ZipOptions = { sizes: [1000, 0xfffffff0] };
const many = [...partsOf3mf, ...Array.from({ length: 4000 }, (_, place) => `3D/${place}.png`)];

describe("its content", () => {
  test.for<[string, Buffer, string]>([
    ["a binary STL", binaryStl(), "stl"],
    [
      "one whose head begins as the text form does",
      Buffer.concat([Buffer.from("solid"), binaryStl().subarray(5)]),
      "stl",
    ],
    ["a text STL", textStl(), "stl"],
    ["a long text STL", textStl(6000), "stl"],
    ["a 3MF", zip(), "3mf"],
    ["a 3MF with a comment", zip({ comment: "hecho en Chile" }), "3mf"],
    ["a 3MF whose directory is wide (ZIP64)", zip({ isWide: true }), "3mf"],
    ["a 3MF that claims to unpack to 4 GB, which nobody does", zip(bomb), "3mf"],
    ["nothing", Buffer.alloc(0), "empty"],
    ["G-code", gcode, "content"],
    ["a binary STL cut short", binaryStl().subarray(0, 300), "content"],
    ["a binary STL with more behind", Buffer.concat([binaryStl(), gcode]), "content"],
    ["a binary STL without a facet", binaryStl(0), "content"],
    ["a text STL cut short", textStl(50).subarray(0, 4000), "content"],
    [
      "a text STL with a program inside",
      Buffer.concat([textStl(), Buffer.alloc(9000), textStl()]),
      "content",
    ],
    [
      "words between solid and endsolid",
      Buffer.from(`solid ${"x".repeat(200)} endsolid`),
      "content",
    ],
    [
      "a zip without a model",
      zip({ names: ["[Content_Types].xml", "word/document.xml"] }),
      "content",
    ],
    ["a zip without types", zip({ names: ["3D/3dmodel.model"] }), "content"],
    ["an encrypted 3MF", zip({ flags: 1 }), "content"],
    ["a 3MF of too many entries", zip({ names: many }), "content"],
    ["a 3MF whose directory is beyond its end", zip({ claimed: { offset: 1_000_000 } }), "content"],
    ["a 3MF that claims more entries than it has", zip({ claimed: { entries: 9 } }), "content"],
    ["a wide one beyond its end", zip({ isWide: true, claimed: { offset: 2 ** 40 } }), "content"],
    ["a 3MF cut short", zip().subarray(0, -10), "content"],
    ["the first bytes of a zip alone", Buffer.from("PK\u0003\u0004"), "content"],
  ])("of %s", async ([, bytes, tipo]) => {
    expect(await tipoOf(bytes)).toBe(tipo);
  });
});

const macros = "; thumbnail\nPRINT_START BED=60\nM104 S210\nG1 X1\n";
const pictures = `;${"A".repeat(78)}\n`.repeat(5000);

describe("the content of what a printer runs", () => {
  test.for<[string, Buffer | string, string]>([
    ["G-code", gcode, "gcode"],
    ["G-code with Windows lines and numbers", "%\r\nN10 G28\r\nN20 G1 X4.5 Y-2 ;move\r\n", "gcode"],
    ["G-code without a last line break", "G28\nM84", "gcode"],
    ["G-code with macros", macros, "gcode"],
    ["G-code behind large pictures", `${pictures}M140 S60\nG1 X1\n`, "gcode"],
    ["binary G-code", Buffer.concat([Buffer.from("GCDE"), Buffer.alloc(40)]), "gcode"],
    ["an STL", binaryStl(), "stl"],
    ["a 3MF", zip(), "3mf"],
    ["comments alone", "; nada que hacer\n", "content"],
    ["commands that make nothing", "M117 hola\n", "content"],
    ["prose", "G1 es un comando\nY esto es una carta.\n", "content"],
    ["a page", "<script>alert(1)</script>\nG1 X1\n", "content"],
    ["G-code with a NUL", Buffer.concat([gcode, Buffer.alloc(1)]), "content"],
    ["a zip without a model", zip({ names: ["a.txt"] }), "content"],
    ["nothing", "", "empty"],
  ])("of %s", async ([, bytes, tipo]) => {
    expect(await tipoOf(Buffer.from(bytes), archivoTipos)).toBe(tipo);
  });
});
