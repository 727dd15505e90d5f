import { writeFileSync } from "node:fs";
import { findHolidays } from "./holidays.ts";

/** `npm run feriados`: writes Chile's holidays for the server, after `date-holidays` changed. */
const [first, last] = [2025, 2050];

const lines = Array.from({ length: last - first + 1 }, (_, at) => {
  const year = first + at;
  return `  ${year}: "${findHolidays(year).join(" ")}",`;
});

writeFileSync(
  "src/server/time/holidays.ts",
  `/** Written by \`npm run feriados\`: public holidays of the whole of Chile, as month and day. */
export const holidays: Readonly<Record<number, string>> = {
${lines.join("\n")}
};
`,
);
