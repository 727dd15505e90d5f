import { formatClp } from "#contract/clp.ts";
import type { MailBlock, MailLine } from "./mail-blocks.ts";
import { cleanText, shopLink, singleLine } from "./mail-text.ts";

/** One block as plain text. */
export function blockToText(block: MailBlock, shopUrl: string): string {
  switch (block.kind) {
    case "paragraph":
    case "note":
      return cleanText(block.text);
    case "heading":
      return singleLine(block.text).toLocaleUpperCase("es-CL");
    case "quote":
      return cleanText(block.text).replace(/^/gm, "> ");
    case "button":
      return `${block.label}:\n${shopLink(shopUrl, block.path)}`;
    case "facts":
      return block.facts
        .map(
          ({ label, value }) =>
            `${singleLine(label)}: ${singleLine(value.replaceAll("\n", ", "), 500)}`,
        )
        .join("\n");
    case "lines":
      return [
        ...block.lines.map(lineToText),
        ...block.totals.map(({ label, monto }) => `${singleLine(label)}: ${formatClp(monto)}`),
      ].join("\n");
  }
}

function lineToText({ nombre, cantidad, precio_unitario }: MailLine): string {
  const amount = formatClp(cantidad * precio_unitario);
  return `- ${cantidad} × ${singleLine(nombre)} (${formatClp(precio_unitario)} c/u): ${amount}`;
}
