import { blockToHtml } from "./html-blocks.ts";
import { layoutTable, ridge, strataDivider } from "./html-parts.ts";
import type { MailBlock } from "./mail-blocks.ts";
import { cleanText, escapeHtml, singleLine } from "./mail-text.ts";
import { colours, styles } from "./mail-theme.ts";
import { footerLines, type MailShop } from "./shop-footer.ts";
import { blockToText } from "./text-blocks.ts";

export type MailContent = {
  shop: MailShop;
  subject: string;
  /** Heading of the mail itself. */
  title: string;
  /** What the inbox shows beside the subject. */
  preheader: string;
  blocks: readonly MailBlock[];
};

/** Writes one mail twice, as plain text and as HTML, under the shop's letterhead. */
export function renderMail(content: MailContent): { subject: string; text: string; html: string } {
  return {
    subject: singleLine(content.subject),
    text: renderText(content),
    html: renderHtml(content),
  };
}

function renderText({ shop, title, blocks }: MailContent): string {
  const body = blocks.map((block) => blockToText(block, shop.shopUrl));
  const footer = [shop.tienda.nombre, shop.tienda.lema, ...footerLines(shop), shop.shopUrl];
  return `${[singleLine(title), ...body, `-- \n${footer.map(cleanText).join("\n")}`].join("\n\n")}\n`;
}

function renderHtml(content: MailContent): string {
  const { shop, title, preheader, blocks } = content;
  const body = blocks.map((block) => blockToHtml(block, shop.shopUrl)).join("\n");
  const card = `<td bgcolor="${colours.blanco}" style="padding:32px;background:${colours.blanco};border-radius:14px;${styles.body}"><h1 style="${styles.title}">${escapeHtml(title)}</h1>
${body}</td>`;
  const rows = [
    `<td style="padding:8px 8px 24px">${letterhead(shop)}</td>`,
    card,
    `<td style="padding:24px 8px 16px">${strataDivider()}</td>`,
    `<td style="padding:0 8px;${styles.body};${styles.small}">${footer(shop)}</td>`,
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
<meta name="color-scheme" content="light">
<title>${escapeHtml(singleLine(content.subject))}</title>
</head>
<body style="margin:0;padding:0;background:${colours.sal}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
${layoutTable(`<tr><td style="padding:24px 16px 40px">${column}</td></tr>`, `width="100%" bgcolor="${colours.sal}"`)}
</body>
</html>
`;
}

function letterhead({ tienda, shopUrl }: MailShop): string {
  const name = `<a href="${escapeHtml(shopUrl)}" style="${styles.brand};text-decoration:none">${escapeHtml(tienda.nombre)}</a>`;
  const cells = `<td valign="bottom" style="padding:0 12px 0 0">${ridge()}</td><td valign="bottom">${name}</td>`;
  return layoutTable(`<tr>${cells}</tr>`, "");
}

function footer(shop: MailShop): string {
  const { nombre, lema } = shop.tienda;
  const lines = [
    `<strong>${escapeHtml(nombre)}</strong> · ${escapeHtml(lema)}`,
    ...footerLines(shop).map(escapeHtml),
    `<a href="${escapeHtml(shop.shopUrl)}" style="color:${colours.lapis}">${escapeHtml(new URL(shop.shopUrl).host)}</a>`,
  ];
  return lines.join("<br>\n");
}
