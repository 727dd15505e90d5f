import type { LabelFacts, ParcelLine } from "./label-facts.ts";
import { labelsCopy as copy } from "./labels.copy.ts";
import { createPen, type Doc, drawBand, drawQr, mm } from "./pen.ts";

/** Millimetres. */
export type Card = { width: number; height: number };

const margin = 5;
const qrSize = 30;
const bandHeight = 13;

/** The label of a parcel, in the upper left corner of the page. */
export function drawLabel(doc: Doc, facts: LabelFacts, { width, height }: Card): void {
  const inner = { x: margin, width: width - 2 * margin };
  const bottom = height - margin - qrSize;
  const pen = createPen(doc, inner, margin);
  pen.text(`${copy.from}: ${facts.remitente.join(" · ")}`, { size: 8, lines: 2 });
  pen.skip(1);
  pen.rule();
  pen.text(copy.to, { size: 9 });
  pen.text(facts.recibe, { isBold: true, size: 17, lines: 2 });
  pen.skip(1);
  pen.text(facts.calle, { size: 13, lines: 3 });
  pen.skip(1);
  if (facts.comuna !== "")
    pen.fitted(facts.comuna.toLocaleUpperCase("es-CL"), { most: 30, least: 16 });
  pen.text(facts.region, { size: 11 });
  pen.skip(1);
  pen.text(facts.telefono, { isBold: true, size: 16 });
  pen.text(facts.nota, { size: 10, lines: 3 });
  if (facts.modo !== "") {
    const y = bottom - bandHeight - 2;
    drawBand(doc, facts.modo, { ...inner, y, height: bandHeight });
  }
  drawQr(doc, facts.numero, { x: margin - 2, y: bottom, size: qrSize });
  const beside = { x: margin + qrSize, width: inner.width - qrSize };
  const foot = createPen(doc, beside, bottom + 4);
  foot.fitted(facts.numero, { most: 26, least: 14 });
  foot.text(`${facts.fecha} · ${facts.unidades}`, { size: 10 });
  foot.text(facts.envio, { isBold: true, size: 11, lines: 2 });
}

/**
 * Draws what is packed, as far as it fits on the card, and answers the lines that need another one. A line that is larger
 * than a card is cut.
 */
export function drawContent(
  doc: Doc,
  { facts, lines, isNext }: { facts: LabelFacts; lines: readonly ParcelLine[]; isNext: boolean },
  { width, height }: Card,
): ParcelLine[] {
  const inner = { x: margin, width: width - 2 * margin };
  const pen = createPen(doc, inner, margin);
  pen.fitted(facts.numero, { most: 22, least: 14 });
  const title = `${copy.content} (${facts.unidades})${isNext ? `, ${copy.goesOn}` : ""}`;
  pen.text(`${title} · ${facts.recibe}`, { size: 10, lines: 2 });
  pen.skip(1);
  pen.rule();
  const end = height - margin - 5;
  for (const [place, line] of lines.entries()) {
    if (place > 0 && pen.y() + heightOf(line) > end) return lines.slice(place);
    drawLine(doc, line, { y: pen.y(), width });
    pen.skip(heightOf(line));
  }
  createPen(doc, inner, end + 1).text(copy.notTax, { size: 8 });
  return [];
}

const textsOf = ({ textos }: ParcelLine) => textos.slice(0, 8);

/** Two lines of the name, one for each text, and the sku. */
function heightOf(line: ParcelLine): number {
  return 17 + 5 * textsOf(line).length;
}

function drawLine(doc: Doc, line: ParcelLine, { y, width }: { y: number; width: number }): void {
  doc
    .rect(margin * mm, (y + 1) * mm, 5 * mm, 5 * mm)
    .lineWidth(1)
    .stroke("black");
  createPen(doc, { x: margin + 7, width: 11 }, y).text(`${line.cantidad} ×`, {
    ...{ isBold: true, size: 13 },
  });
  const pen = createPen(doc, { x: margin + 18, width: width - 2 * margin - 18 }, y);
  pen.text(line.nombre, { size: 11, lines: 2 });
  for (const text of textsOf(line)) pen.text(text, { isBold: true, size: 12 });
  pen.text(`${copy.sku}: ${line.sku}`, { size: 8 });
}
