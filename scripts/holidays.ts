import Holidays from "date-holidays";

const chile = new Holidays("CL");

/** Public holidays of the whole country, as in "09-18". */
export function findHolidays(year: number): string[] {
  return chile
    .getHolidays(year)
    .filter(({ type }) => type === "public")
    .map(({ date }) => date.slice(5, 10))
    .sort();
}
