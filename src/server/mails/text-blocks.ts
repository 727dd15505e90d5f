import { formatClp } from "#contract/values/pago/clp.ts";
import type { MailAppendix, MailBlock, MailLine } from "./mail-blocks.ts";
import { cleanText, shopLink, singleLine } from "./mail-text.ts";
import { stepWords } from "./mail-words.ts";

type Facts = Extract<MailBlock, { kind: "facts" }>;

export function blockToText(block: MailBlock, shopUrl: string): string {
  switch (block.kind) {
    case "paragraph":
      return cleanText(block.text);
    case "note":
      return block.path === undefined
        ? cleanText(block.text)
        : `${cleanText(block.text)}\n${shopLink(shopUrl, block.path)}`;
    case "heading":
      return headingToText(block.text);
    case "quote":
      return cleanText(block.text).replace(/^/gm, "> ");
    case "button":
      return `${block.label}:\n${shopLink(shopUrl, block.path)}`;
    case "facts":
      return [headingToText(block.title), ...block.facts.map(factToText)].join("\n");
    case "lines":
      return [
        ...block.lines.map(lineToText),
        ...block.totals.map(({ label, monto }) => `${singleLine(label)}: ${formatClp(monto)}`),
      ].join("\n");
    case "steps":
      return block.steps
        .map(({ label, state }) => `${singleLine(label)}: ${stepWords[state].toLowerCase()}`)
        .join("\n");
  }
}

export function appendixToText({ title, sections }: MailAppendix): string {
  const parts = sections.map((section) =>
    [singleLine(section.title), ...section.paragraphs.map(cleanText)].join("\n"),
  );
  return [headingToText(title), ...parts].join("\n\n");
}

function headingToText(text: string): string {
  return singleLine(text).toLocaleUpperCase("es-CL");
}

function factToText({ label, value, href }: Facts["facts"][number]): string {
  if (href !== undefined) return `${singleLine(label)}: ${href}`;
  return `${singleLine(label)}: ${singleLine(value.replaceAll("\n", ", "), 500)}`;
}

function lineToText(line: MailLine): string {
  const { nombre, cantidad, precio_unitario, nota = "", textos = [] } = line;
  const amount = formatClp(cantidad * precio_unitario);
  const head = `- ${cantidad} × ${singleLine(nombre)} (${formatClp(precio_unitario)} c/u): ${amount}`;
  const texts = textos.map(({ etiqueta, valor }) => {
    return `  ${singleLine(etiqueta)}: ${valor.replaceAll("\n", "\n    ")}`;
  });
  return [head, ...texts, ...(nota === "" ? [] : [`  ${singleLine(nota)}`])].join("\n");
}
