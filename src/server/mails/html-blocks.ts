import { formatClp } from "#contract/clp.ts";
import { layoutTable } from "./html-parts.ts";
import type { MailBlock } from "./mail-blocks.ts";
import { escapeHtml, shopLink } from "./mail-text.ts";
import { colours, styles } from "./mail-theme.ts";

type Block<K extends MailBlock["kind"]> = Extract<MailBlock, { kind: K }>;

/** One block as HTML with inline styles; every text is escaped here. */
export function blockToHtml(block: MailBlock, shopUrl: string): string {
  switch (block.kind) {
    case "paragraph":
      return `<p style="${styles.paragraph}">${multiline(block.text)}</p>`;
    case "heading":
      return `<h2 style="${styles.heading}">${escapeHtml(block.text)}</h2>`;
    case "note":
      return `<p style="${styles.paragraph};${styles.small}">${multiline(block.text)}</p>`;
    case "quote":
      return quoteToHtml(block);
    case "button":
      return buttonToHtml(block, shopUrl);
    case "facts":
      return factsToHtml(block);
    case "lines":
      return linesToHtml(block);
  }
}

function quoteToHtml({ text }: Block<"quote">): string {
  const style = `margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${colours.cobre}`;
  return `<blockquote style="${style}">${multiline(text)}</blockquote>`;
}

/** The address stands below as text too: some programs do not show the button, and people like to see where it leads. */
function buttonToHtml({ label, path }: Block<"button">, shopUrl: string): string {
  const href = escapeHtml(shopLink(shopUrl, path));
  const link = `<a href="${href}" style="${styles.button}">${escapeHtml(label)}</a>`;
  const cell = `<td bgcolor="${colours.lapis}" style="background:${colours.lapis};border-radius:2px">${link}</td>`;
  const address = `<a href="${href}" style="${styles.link}">${href}</a>`;
  return `${layoutTable(`<tr>${cell}</tr>`, 'style="margin:8px 0 16px"')}
<p style="${styles.paragraph};${styles.small}">Si el botón no funciona, copia esta dirección en tu navegador:<br>${address}</p>`;
}

function factsToHtml({ facts }: Block<"facts">): string {
  const rows = facts.map(({ label, value }) => {
    const head = `<th align="left" valign="top" scope="row" style="padding:4px 16px 4px 0;font-weight:400;color:${colours.pizarra}">${escapeHtml(label)}</th>`;
    return `<tr>${head}<td valign="top" style="padding:4px 0">${multiline(value)}</td></tr>`;
  });
  return dataTable(rows.join(""));
}

function linesToHtml({ lines, totals }: Block<"lines">): string {
  const rule = `border-bottom:1px solid ${colours.escarcha}`;
  const goods = lines.map(({ nombre, cantidad, precio_unitario }) => {
    const detail = `<br><span style="${styles.small}">${cantidad} × ${formatClp(precio_unitario)}</span>`;
    const amount = formatClp(cantidad * precio_unitario);
    return `<tr><td style="padding:8px 16px 8px 0;${rule}">${escapeHtml(nombre)}${detail}</td><td align="right" valign="top" style="padding:8px 0;${rule};${styles.number}">${amount}</td></tr>`;
  });
  const sums = totals.map(({ label, monto }) => {
    const style = `font-weight:700;${styles.number}`;
    return `<tr><th align="left" scope="row" style="padding:12px 16px 0 0">${escapeHtml(label)}</th><td align="right" style="padding:12px 0 0;${style}">${formatClp(monto)}</td></tr>`;
  });
  return dataTable([...goods, ...sums].join(""));
}

/** A table of facts: its rows and heads mean something, so it keeps its role. */
function dataTable(rows: string): string {
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 16px;font-size:16px">${rows}</table>`;
}

function multiline(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}
