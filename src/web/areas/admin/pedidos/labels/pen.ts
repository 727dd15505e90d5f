import type PDFDocument from "pdfkit";
import { encode } from "uqr";

export type Doc = InstanceType<typeof PDFDocument>;

/** Points in a millimetre. */
export const mm = 72 / 25.4;

type Style = { isBold?: boolean; size: number };
/** At most so many lines, one if it is not said; the end of a longer text is cut with an ellipsis. */
export type Piece = Style & { text: string; lines?: number };

/** A box of a card, in millimetres from its corner. */
type Box = { x: number; width: number };

/** Writes down a card, from its upper edge. Sizes of letters in points, all else in millimetres. */
export function createPen(doc: Doc, { x, width }: Box, top: number) {
  let y = top;
  function measure({ text, lines = 1, ...style }: Piece) {
    const most = (lines * use(doc, style).currentLineHeight(true)) / mm + 0.1;
    const options = { width: width * mm, height: most * mm, ellipsis: true };
    return { options, height: Math.min(doc.heightOfString(text, options) / mm, most) };
  }

  return {
    y: () => y,
    skip: (height: number) => {
      y += height;
    },
    heightOf: (piece: Piece) => measure(piece).height,
    text(text: string, style: Omit<Piece, "text">) {
      if (text === "") return;
      const { options, height } = measure({ text, ...style });
      doc.text(text, x * mm, y * mm, options);
      y += height;
    },
    /** One line, as large as fits. */
    fitted(text: string, sizes: Sizes) {
      this.text(text, { isBold: true, size: fittingSize(doc, text, { ...sizes, width }) });
    },
    rule() {
      doc.moveTo(x * mm, y * mm).lineTo((x + width) * mm, y * mm);
      doc.lineWidth(1).stroke("black");
      y += 1.5;
    },
  };
}

function use(doc: Doc, { isBold = false, size }: Style) {
  return doc.font(isBold ? "bold" : "plain").fontSize(size);
}

type Sizes = { most: number; least: number };

/** Size of bold letters that fill one line of this width. */
function fittingSize(doc: Doc, text: string, { most, least, width }: Sizes & { width: number }) {
  let size = most;
  while (size > least && use(doc, { isBold: true, size }).widthOfString(text) > width * mm) {
    size -= 0.5;
  }
  return size;
}

/** White letters on black, across the card. */
export function drawBand(doc: Doc, text: string, box: Box & { y: number; height: number }): void {
  const { x, y, width, height } = box;
  doc.rect(x * mm, y * mm, width * mm, height * mm).fill("black");
  const size = fittingSize(doc, text, { most: 30, least: 10, width: width - 4 });
  use(doc, { isBold: true, size });
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
