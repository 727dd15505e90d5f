import { describe, expect, it } from "vitest";
import { findPasswordFault } from "./password-fault.ts";
import { wordsOfPerson, wordsOfShop } from "./shop-and-person-words.ts";

const shop = wordsOfShop({ nombre: "Estrato", shopUrl: "https://www.estrato.cl" });
const faultOf = (password: string, words: readonly string[] = shop) =>
  findPasswordFault(password, words);

describe("findPasswordFault", () => {
  it.each([
    ...["password123", "PassWord123", "12345678", "ColoColo1", "contraseña", "admin123"],
    ...["sunshine12", "football12", "charlie1", "michael1", "mustang1", "monkey12", "1qazxsw2"],
  ])("refuses the leaked %s in whatever case it is typed", (password) => {
    expect(faultOf(password)).toBe("known");
    expect(faultOf(password.toUpperCase())).toBe("known");
  });

  it.each([
    ...["password123!", "¡Password-2026!", "Contraseña 99", "..mustang.1964..", "Qwerty123!"],
    ...["P@ssw0rd-12", "$unshine2026!", "sunsh1n3-", "Chile-2026"],
  ])("refuses a common word with digits and signs around it: %s", (password) => {
    expect(faultOf(password)).toBe("known");
  });

  it.each([
    ...["        ", "aaaaaaaa", "zzzzzzz9", "abababab", "........!", "qwertyui", "abcdefgh"],
    ...["3456789012", "fedcba98", "poiuytrewq", "ABCD1234", "12341234123412341234"],
  ])("refuses what repeats few signs or follows an order: %j", (password) => {
    expect(faultOf(password)).toBe("known");
  });

  it.each([
    ...["estrato-2026", "Tienda2026", "ESTRATO3D", "tienda-estrato-1", "3str4t0-2026!"],
    ...["www.estrato.cl1", "Admin-Estrato-1", "estratochile"],
  ])("refuses the shop's own words: %s", (password) => {
    expect(faultOf(password)).toBe("own");
  });

  it("reads the shop's words from its settings", () => {
    const other = wordsOfShop({ nombre: "Taller Ñandú", shopUrl: "https://piezas-raras.example" });
    expect(faultOf("tallernandu-26", other)).toBe("own");
    expect(faultOf("Ñandú-2026", other)).toBe("own");
    expect(faultOf("piezasraras1", other)).toBe("own");
    expect(faultOf("estrato-2026", other)).toBeNull();
  });

  it("refuses a person's name and address", () => {
    const email = "j.perez77@ferreteria-lautaro.cl";
    const words = wordsOfPerson({ nombre: "Juan Pérez Ñancupil", email });
    for (const password of [
      "JuanPerez1990",
      "nancupil-77",
      "j.perez77",
      "Lautaro.2026",
      "P3r3z-2026",
    ])
      expect(faultOf(password, words), password).toBe("own");
    for (const password of ["perez-trajo-pan", "juanita-lagunas", "ferreteria azul"])
      expect(faultOf(password, words), password).toBeNull();
  });

  it.each([
    ...["corcho-nube-3D", "cliente-demo-3D", "admin-demo-3D", "ocho letras", "Clave-segura-123"],
    ...["una clave larga 9", "Secreta123!", "una-clave-larga", "Otra-clave larga 7", "kP3vX9qL"],
    ...["tres-gatos-sobre-el-tejado", "correct horse battery staple", "monkey-corcho-88"],
    ...["la tienda de la esquina", "mi estrato favorito", "7f2-caballo-88", "sol y luna 12"],
  ])("accepts what is nobody's first guess: %s", (password) => {
    expect(faultOf(password)).toBeNull();
  });
});
