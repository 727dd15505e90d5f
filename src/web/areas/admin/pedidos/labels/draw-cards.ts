import { slipCopy as slip } from "../slip/slip.copy.ts";
import type { LabelFacts, ParcelLine } from "./label-facts.ts";
import { labelsCopy as copy } from "./labels.copy.ts";
import { createPen, type Doc, drawBand, drawQr, mm, type Piece } from "./pen.ts";

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
  pen.text(slip.recipient, { size: 9 });
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
  const title = `${slip.content} (${facts.unidades})${isNext ? `, ${copy.goesOn}` : ""}`;
  pen.text(`${title} · ${facts.recibe}`, { size: 10, lines: 2 });
  pen.skip(1);
  pen.rule();
  const end = height - margin - 5;
  for (const [place, line] of lines.entries()) {
    const height = drawLine(doc, line, { y: pen.y(), end, width, isFirst: place === 0 });
    if (height === null) return lines.slice(place);
    pen.skip(height);
  }
  createPen(doc, inner, end + 1).text(copy.notTax, { size: 8 });
  return [];
}

/** A text of four lines, each of which may need two of a card. */
const textLines = 8;

type Place = { y: number; end: number; width: number; isFirst: boolean };

/** Answers the height that it took, or null where it does not fit; the first of a card is drawn as far as it fits. */
function drawLine(doc: Doc, line: ParcelLine, { y, end, width, isFirst }: Place): number | null {
  const pen = createPen(doc, { x: margin + 18, width: width - 2 * margin - 18 }, y);
  const pieces: Piece[] = [
    { text: line.nombre, size: 11, lines: 2 },
    ...line.textos.map((text) => ({ text, isBold: true, size: 12, lines: textLines })),
    { text: `${slip.sku}: ${line.sku}`, size: 8 },
  ];
  const height = pieces.reduce((sum, piece) => sum + pen.heightOf(piece), 0);
  if (!isFirst && y + height > end) return null;
  doc
    .rect(margin * mm, (y + 1) * mm, 5 * mm, 5 * mm)
    .lineWidth(1)
    .stroke("black");
  createPen(doc, { x: margin + 7, width: 11 }, y).text(`${line.cantidad} ×`, {
    ...{ isBold: true, size: 13 },
  });
  for (const { text, ...style } of pieces) {
    if (pen.y() + pen.heightOf({ text, ...style }) > end) break;
    pen.text(text, style);
  }
  return height + 3;
}
