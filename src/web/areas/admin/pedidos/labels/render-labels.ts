import PDFDocument from "pdfkit";
import { drawContent, drawLabel } from "./draw-cards.ts";
import type { LabelFacts } from "./label-facts.ts";
import { type LabelFormat, labelFormats } from "./label-formats.ts";
import { labelsCopy as copy } from "./labels.copy.ts";
import { type Doc, mm } from "./pen.ts";

type Labels = {
  parcels: readonly LabelFacts[];
  format: LabelFormat;
  /** Adds what is packed behind each label. */
  withContent: boolean;
  /** TrueType files. */
  fonts: { plain: ArrayBuffer; bold: ArrayBuffer };
};

/** A PDF with text that can be selected and fonts of its own. */
export async function renderLabels(labels: Labels): Promise<Uint8Array<ArrayBuffer>> {
  const { parcels, format, withContent, fonts } = labels;
  const { width, height } = labelFormats[format];
  const doc = new PDFDocument({
    ...{ autoFirstPage: false, margin: 0, size: [width * mm, height * mm] },
    ...{ lang: "es-CL", info: { Title: copy.title } },
    // No browser has the font that it would begin with.
    font: "",
  });
  const bytes = collect(doc);
  doc.registerFont("plain", fonts.plain);
  doc.registerFont("bold", fonts.bold);
  const onCard = createCards(doc, format);
  for (const facts of parcels) {
    onCard((card) => drawLabel(doc, facts, card));
    let lines = withContent ? facts.contenido : [];
    for (let isNext = false; lines.length > 0; isNext = true) {
      onCard((card) => {
        lines = drawContent(doc, { facts, lines, isNext }, card);
      });
    }
  }
  doc.end();
  return bytes;
}

/** Answers how to draw on the next card. */
function createCards(doc: Doc, format: LabelFormat) {
  const { width, height, cells } = labelFormats[format];
  const columns = cells === 1 ? 1 : 2;
  const card = { width: width / columns, height: height / columns };
  let next = 0;
  return (draw: (card: { width: number; height: number }) => void) => {
    const cell = next % cells;
    next += 1;
    if (cell === 0) doc.addPage();
    doc.save();
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    doc.translate(column * card.width * mm, row * card.height * mm);
    draw(card);
    doc.restore();
  };
}

function collect(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    doc.on("error", reject);
    doc.on("end", () => {
      new Blob(chunks).arrayBuffer().then((bytes) => resolve(new Uint8Array(bytes)), reject);
    });
  });
}
