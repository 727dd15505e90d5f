import { blockToHtml } from "./html-blocks.ts";
import { appendixToHtml, buttonAddresses, footer, letterhead } from "./html-frame.ts";
import { layoutTable, strataDivider } from "./html-parts.ts";
import type { MailAppendix, MailBlock } from "./mail-blocks.ts";
import { cleanText, escapeHtml, singleLine } from "./mail-text.ts";
import { colours, styleSheet, styles } from "./mail-theme.ts";
import { greet } from "./mail-words.ts";
import { footerLines, type MailShop } from "./shop-footer.ts";
import { appendixToText, blockToText } from "./text-blocks.ts";

export type MailContent = {
  shop: MailShop;
  subject: string;
  title: string;
  /** Beside the subject in the inbox. */
  preheader: string;
  /** Without one nobody is greeted. */
  nombre?: string;
  blocks: readonly MailBlock[];
  appendix?: MailAppendix;
};

export function renderMail(content: MailContent): { subject: string; text: string; html: string } {
  const { nombre, blocks } = content;
  const letter: MailContent =
    nombre === undefined
      ? content
      : { ...content, blocks: [{ kind: "paragraph", text: greet(nombre) }, ...blocks] };
  return {
    subject: singleLine(content.subject),
    text: renderText(letter),
    html: renderHtml(letter),
  };
}

function renderText({ shop, title, blocks, appendix }: MailContent): string {
  const body = blocks.map((block) => blockToText(block, shop.shopUrl));
  const enclosed = appendix === undefined ? [] : [appendixToText(appendix)];
  const { nombre, lema } = shop.tienda();
  const footer = [nombre, lema, ...footerLines(shop), shop.shopUrl];
  const signature = `-- \n${footer.map(cleanText).join("\n")}`;
  return `${[singleLine(title), ...body, ...enclosed, signature].join("\n\n")}\n`;
}

function renderHtml({ shop, subject, preheader, ...letter }: MailContent): string {
  const rows = [
    `<td style="padding:8px 8px 24px">${letterhead(shop)}</td>`,
    card({ shop, ...letter }),
    ...(letter.appendix === undefined
      ? []
      : [`<td style="padding:32px 8px 0;${styles.body}">${appendixToHtml(letter.appendix)}</td>`]),
    `<td style="padding:32px 8px 16px">${strataDivider()}</td>`,
    `<td class="quiet" style="padding:0 8px;${styles.body};${styles.small}">${footer(shop)}</td>`,
  ];
  const column = layoutTable(
    rows.map((cell) => `<tr>${cell}</tr>`).join("\n"),
    'width="600" align="center" style="width:100%;max-width:600px;margin:0 auto"',
  );
  return `<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(singleLine(subject))}</title>
<style>${styleSheet}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${colours.sal}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}${padding}</div>
${layoutTable(`<tr><td class="edge" style="padding:24px 16px 40px">${column}</td></tr>`, `width="100%" class="page" bgcolor="${colours.sal}"`)}
</body>
</html>
`;
}

/** Fills the inbox's preview. */
const padding = "&#847;&zwnj;&nbsp;".repeat(60);

function card({
  shop: { shopUrl },
  title,
  blocks,
}: Pick<MailContent, "shop" | "title" | "blocks">): string {
  const body = blocks.map((block) => blockToHtml(block, shopUrl)).join("\n");
  const style = `padding:32px;background:${colours.blanco};border-radius:14px;${styles.body}`;
  return `<td class="card ink" bgcolor="${colours.blanco}" style="${style}"><h1 class="title ink" style="${styles.title}">${escapeHtml(title)}</h1>
${body}
${buttonAddresses(blocks, shopUrl)}</td>`;
}
