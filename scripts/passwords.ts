import { writeFileSync } from "node:fs";
import { buildFilter } from "./password-filter/build-filter.ts";

const file = "src/server/passwords/leaked-passwords.bin";
const { bytes, passwords, stems } = buildFilter();
writeFileSync(file, bytes);
console.log(`${passwords} contraseñas y ${stems} palabras en ${file}: ${bytes.length} bytes.`);
