import { formatClp } from "#contract/values/pago/clp.ts";
import { type LayerColour, layer, layoutTable } from "./html-parts.ts";
import type { MailBlock, MailStep } from "./mail-blocks.ts";
import { escapeHtml, shopLink } from "./mail-text.ts";
import { colours, styles } from "./mail-theme.ts";
import { stepWords } from "./mail-words.ts";

type Block<K extends MailBlock["kind"]> = Extract<MailBlock, { kind: K }>;

const rule = `1px solid ${colours.veta}`;

/** Escapes every text. */
export function blockToHtml(block: MailBlock, shopUrl: string): string {
  switch (block.kind) {
    case "paragraph":
      return `<p style="${styles.paragraph}">${multiline(block.text)}</p>`;
    case "heading":
      return `<h2 class="ink" style="${styles.heading}">${escapeHtml(block.text)}</h2>`;
    case "note":
      return noteToHtml(block, shopUrl);
    case "quote":
      return quoteToHtml(block);
    case "button":
      return buttonToHtml(block, shopUrl);
    case "facts":
      return factsToHtml(block);
    case "lines":
      return linesToHtml(block);
    case "steps":
      return stepsToHtml(block);
  }
}

export function addressToHtml(path: string, shopUrl: string): string {
  const href = escapeHtml(shopLink(shopUrl, path));
  return `<a href="${href}" class="link" style="${styles.link}">${href}</a>`;
}

function noteToHtml({ text, path }: Block<"note">, shopUrl: string): string {
  const address = path === undefined ? "" : ` ${addressToHtml(path, shopUrl)}`;
  return `<p class="quiet" style="${styles.paragraph};${styles.small}">${multiline(text)}${address}</p>`;
}

function quoteToHtml({ text }: Block<"quote">): string {
  const style = `margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${colours.cobre}`;
  return `<blockquote style="${style}">${multiline(text)}</blockquote>`;
}

function buttonToHtml({ label, path }: Block<"button">, shopUrl: string): string {
  const href = escapeHtml(shopLink(shopUrl, path));
  const link = `<a href="${href}" style="${styles.button}">${escapeHtml(label)}</a>`;
  const cell = `<td class="action-cell" align="center" bgcolor="${colours.lapis}" style="background:${colours.lapis};border-radius:2px">${link}</td>`;
  return `<div class="action" style="margin:8px 0 24px">${layoutTable(`<tr>${cell}</tr>`, "")}</div>`;
}

function factsToHtml({ title, facts }: Block<"facts">): string {
  const band = `<tr><th colspan="2" align="left" class="band" bgcolor="${colours.obsidiana}" style="padding:8px 16px;background:${colours.obsidiana};color:${colours.blanco};font-size:16px;font-weight:700">${escapeHtml(title)}</th></tr>`;
  const rows = facts.map(({ label, value, href }, index) => {
    const text = multiline(value);
    const shown =
      href === undefined
        ? text
        : `<a href="${escapeHtml(href)}" class="link" style="${styles.link}">${text}</a>`;
    const line = index === 0 ? "" : `;border-top:${rule}`;
    const head = `<th align="left" valign="top" scope="row" width="38%" class="quiet rule" style="padding:8px 12px 8px 16px;font-weight:400;color:${colours.pizarra}${line}">${escapeHtml(label)}</th>`;
    return `<tr>${head}<td valign="top" class="rule" style="padding:8px 16px 8px 0;font-weight:600;overflow-wrap:anywhere;word-break:break-word${line}">${shown}</td></tr>`;
  });
  const style = `border:2px solid ${colours.obsidiana};border-radius:2px;margin:0 0 24px;font-size:15px;line-height:1.45`;
  return dataTable([band, ...rows], { style, className: "rule" });
}

function linesToHtml({ lines, totals }: Block<"lines">): string {
  const goods = lines.map(({ nombre, cantidad, precio_unitario, nota = "", textos = [] }) => {
    const texts = textos.map(({ etiqueta, valor }) => {
      const shown = escapeHtml(valor).replaceAll("\n", "<br>");
      return `<br><span style="${styles.small}">${escapeHtml(etiqueta)}: <b>${shown}</b></span>`;
    });
    const detail = `<br><span class="quiet" style="${styles.small};${styles.number}">${cantidad} × ${formatClp(precio_unitario)}</span>`;
    const note =
      nota === ""
        ? ""
        : `<br><span class="quiet" style="${styles.small};font-weight:600">${escapeHtml(nota)}</span>`;
    const amount = formatClp(cantidad * precio_unitario);
    const line = `border-bottom:${rule}`;
    return `<tr><td class="rule" style="padding:10px 16px 10px 0;${line}">${escapeHtml(nombre)}${texts.join("")}${detail}${note}</td><td class="rule" align="right" valign="top" style="padding:10px 0;${line};${styles.number}">${amount}</td></tr>`;
  });
  const sums = totals.map(({ label, monto }, place) => {
    const isLast = place === totals.length - 1;
    const weight = isLast ? "font-weight:700" : "font-weight:400";
    const size = isLast ? "font-size:20px" : "font-size:16px";
    const style = `${size};line-height:1.2;${weight};${styles.number}`;
    return `<tr><th align="left" valign="bottom" scope="row" style="padding:12px 16px 0 0;${weight}">${escapeHtml(label)}</th><td align="right" valign="bottom" style="padding:12px 0 0;${style}">${formatClp(monto)}</td></tr>`;
  });
  const style = `margin:0 0 24px;font-size:16px;line-height:1.45;border-top:2px solid ${colours.obsidiana}`;
  return dataTable([...goods, ...sums], { style, className: "rule" });
}

const stepLayers: Readonly<Record<MailStep["state"], LayerColour>> = {
  done: "verde",
  current: "cobre",
  pending: "veta",
};

function stepsToHtml({ steps }: Block<"steps">): string {
  const rows = steps.map(({ label, state }) => {
    const [tone, weight, colour] =
      state === "pending"
        ? ["quiet", 400, colours.pizarra]
        : ["ink", state === "current" ? 700 : 400, colours.obsidiana];
    const name = `<td class="${tone}" style="padding:3px 16px;font-weight:${weight};color:${colour}">${escapeHtml(label)}</td>`;
    const word = `<td class="quiet" align="right" style="padding:3px 0;${styles.small}">${stepWords[state]}</td>`;
    return `<tr><td width="56" valign="middle">${layer(8, stepLayers[state])}</td>${name}${word}</tr>`;
  });
  return layoutTable(
    rows.join(""),
    'width="100%" style="max-width:360px;margin:0 0 24px;font-size:16px"',
  );
}

type TableLook = { style: string; className: string };

/** Keeps its role: a data table. */
function dataTable(rows: readonly string[], { style, className }: TableLook): string {
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%" class="${className}" style="${style}">${rows.join("")}</table>`;
}

/** Keeps line breaks, and numbers such as "E-000042" on one line. */
export function multiline(text: string): string {
  const kept = '<span style="white-space:nowrap">$&</span>';
  return escapeHtml(text)
    .replace(/(?<![\p{L}\d-])\p{Lu}-\d{1,12}(?![\p{L}\d-])/gu, kept)
    .replaceAll("\n", "<br>");
}
