import { expect, it } from "vitest";
import { readEnvios } from "./read-envios.ts";

const one = { numero: "E-000041", transportista: "Starken", seguimiento: "ST-1001" };

it.each([
  ["E-000041\tStarken\tST-1001", [one]],
  ["Starken;ST-1001;E-000041", [one]],
  ['Pedido,Seguimiento,Courier\n"e-41","ST-1001","Starken"', [one]],
  ["E-000041 Starken ST-1001", [one]],
  ["E-41 Blue Express 998", [{ ...one, transportista: "Blue Express", seguimiento: "998" }]],
  ["E-000041   ST-1001", [{ ...one, transportista: "" }]],
  ["E-000041 ST-1001", [{ ...one, transportista: "" }]],
  [
    "41;Camila Soto;Ñuñoa;E-000041;9912;starken",
    [{ ...one, transportista: "starken", seguimiento: "41" }],
  ],
  ["Camila Soto;Ñuñoa;E-000041;9912", [{ ...one, transportista: "", seguimiento: "9912" }]],
  [
    "E-000041\nST-1001\r\n\nE-000042\nST-1002\n",
    [
      { ...one, transportista: "" },
      { numero: "E-000042", transportista: "", seguimiento: "ST-1002" },
    ],
  ],
  ["E-000041;ST-1\nE-000041;ST-2", [{ ...one, transportista: "", seguimiento: "ST-2" }]],
])("%j is read", (text, envios) => {
  expect(readEnvios(text)).toEqual({ envios, unread: [] });
});

it("names the lines that say no pedido or no number, and the others are read", () => {
  const text = "Despachos de hoy\n123;Starken\nE-7;sin número\nE-8\nE-000041;Starken;ST-1001\nE-9";
  expect(readEnvios(text)).toEqual({
    envios: [one],
    unread: ["123;Starken", "E-7;sin número", "E-8", "E-9"],
  });
});
