import { addressToHtml, multiline } from "./html-blocks.ts";
import { layoutTable, ridge } from "./html-parts.ts";
import type { MailAppendix, MailBlock } from "./mail-blocks.ts";
import { escapeHtml } from "./mail-text.ts";
import { colours, styles } from "./mail-theme.ts";
import { brokenButton } from "./mail-words.ts";
import { footerLines, type MailShop } from "./shop-footer.ts";

export function letterhead({ tienda, shopUrl }: MailShop): string {
  const name = `<a href="${escapeHtml(shopUrl)}" class="ink" style="${styles.brand}">${escapeHtml(tienda().nombre)}</a>`;
  const cells = `<td valign="middle" style="padding:2px 12px 0 0">${ridge()}</td><td valign="middle">${name}</td>`;
  return layoutTable(`<tr>${cells}</tr>`, "");
}

/** For programs that draw no buttons. */
export function buttonAddresses(blocks: readonly MailBlock[], shopUrl: string): string {
  const buttons = blocks.filter((block) => block.kind === "button");
  if (buttons.length === 0) return "";
  const addresses = buttons.map(({ path }) => addressToHtml(path, shopUrl)).join("<br>");
  const style = `margin:24px 0 0;padding:12px 0 0;border-top:1px solid ${colours.veta};${styles.small};font-size:13px`;
  return `<p class="quiet rule" style="${style}">${brokenButton}<br>${addresses}</p>`;
}

export function appendixToHtml({ title, sections }: MailAppendix): string {
  const parts = sections.map((section) => {
    const paragraphs = section.paragraphs.map(
      (text) => `<p class="quiet" style="margin:0 0 8px;${styles.small}">${multiline(text)}</p>`,
    );
    const heading = `<h3 class="ink" style="${styles.smallHeading}">${escapeHtml(section.title)}</h3>`;
    return `${heading}${paragraphs.join("")}`;
  });
  return `<h2 class="ink" style="${styles.heading}">${escapeHtml(title)}</h2>${parts.join("\n")}`;
}

export function footer(shop: MailShop): string {
  const { nombre, lema } = shop.tienda();
  const { shopUrl } = shop;
  const lines = [
    `<strong>${escapeHtml(nombre)}</strong> · ${escapeHtml(lema)}`,
    ...footerLines(shop).map(escapeHtml),
    `<a href="${escapeHtml(shopUrl)}" class="link" style="color:${colours.lapis}">${escapeHtml(new URL(shopUrl).host)}</a>`,
  ];
  return lines.join("<br>\n");
}
