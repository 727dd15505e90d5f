/** 7,80123E+12: a bar code as a spreadsheet shows it in a narrow column. */
const exponent = /^\d([.,]\d+)?e[+-]?\d+$/i;
/** A number of more than 15 digits loses the rest. */
const cutOff = /^[1-9]\d{14}0+$/;
/** 01-mar: `MAR-1`, taken for a date. */
const date =
  /^\d{1,2}[-/](?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec)(?:[-/]\d{2,4})?$/i;

/** Whether a spreadsheet may have made it of another sku. A shop may have such a one: it is asked first. */
export function isDamagedSku(sku: string): boolean {
  return exponent.test(sku) || cutOff.test(sku) || date.test(sku);
}

/** Finds the sku that a spreadsheet takes for the number `sku`: 00123 for 123. */
export function createZerosFinder(skus: readonly string[]): (sku: string) => string | undefined {
  const byNumber = new Map(skus.filter(isNumber).map((sku) => [withoutZeros(sku), sku] as const));
  return (sku) => (isNumber(sku) ? byNumber.get(withoutZeros(sku)) : undefined);
}

function isNumber(sku: string): boolean {
  return /^\d+$/.test(sku);
}

function withoutZeros(sku: string): string {
  return sku.replace(/^0+/, "");
}
