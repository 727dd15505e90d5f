import type PDFDocument from "pdfkit";
import { encode } from "uqr";

export type Doc = InstanceType<typeof PDFDocument>;

/** Points in a millimetre. */
export const mm = 72 / 25.4;

export type Style = { isBold?: boolean; size: number };

/** A box of a card, in millimetres from its corner. */
type Box = { x: number; width: number };

/** Writes down a card, from its upper edge. Sizes of letters in points, all else in millimetres. */
export function createPen(doc: Doc, { x, width }: Box, top: number) {
  let y = top;
  const use = ({ isBold = false, size }: Style) =>
    doc.font(isBold ? "bold" : "plain").fontSize(size);
  const lineHeight = (style: Style) => use(style).currentLineHeight(true) / mm;

  return {
    y: () => y,
    skip: (height: number) => {
      y += height;
    },
    /** At most so many lines; the end of a longer text is cut with an ellipsis. */
    text(text: string, { lines = 1, ...style }: Style & { lines?: number }) {
      if (text === "") return;
      const most = lines * lineHeight(style) + 0.1;
      const options = { width: width * mm, height: most * mm, ellipsis: true };
      const height = use(style).heightOfString(text, options) / mm;
      doc.text(text, x * mm, y * mm, options);
      y += Math.min(height, most);
    },
    /** One line, as large as fits. */
    fitted(text: string, { most, least }: { most: number; least: number }) {
      let size = most;
      while (size > least && use({ isBold: true, size }).widthOfString(text) > width * mm)
        size -= 0.5;
      this.text(text, { isBold: true, size });
    },
    rule() {
      doc.moveTo(x * mm, y * mm).lineTo((x + width) * mm, y * mm);
      doc.lineWidth(1).stroke("black");
      y += 1.5;
    },
  };
}

/** White letters on black, across the card. */
export function drawBand(doc: Doc, text: string, box: Box & { y: number; height: number }): void {
  const { x, y, width, height } = box;
  doc.rect(x * mm, y * mm, width * mm, height * mm).fill("black");
  let size = 30;
  while (doc.font("bold").fontSize(size).widthOfString(text) > (width - 4) * mm) size -= 1;
  const above = (height - doc.currentLineHeight(true) / mm) / 2;
  doc.fillColor("white").text(text, x * mm, (y + above) * mm, {
    ...{ width: width * mm, align: "center", lineBreak: false },
  });
  doc.fillColor("black");
}

/** A square of `size` with its quiet zone; a phone's camera reads the text. */
export function drawQr(doc: Doc, text: string, at: { x: number; y: number; size: number }): void {
  const { data } = encode(text, { ecc: "M", border: 4 });
  const module = at.size / data.length;
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (!isDark) continue;
      const [left, top] = [at.x + column * module, at.y + row * module];
      doc.rect(left * mm, top * mm, module * mm, module * mm);
    }
  }
  doc.fill("black");
}
