import { writeFile } from "node:fs/promises";
import { cutFont, fontPath, webFonts } from "./fonts.ts";

for (const font of webFonts) {
  const bytes = await cutFont(font);
  await writeFile(fontPath(font.file), bytes);
  console.log(`${font.file} ${bytes.length} bytes`);
}
