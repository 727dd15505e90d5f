const clauses = [
  "from",
  "where",
  "(?:inner|left) join",
  "group by",
  "order by",
  "limit",
  "offset",
  "returning",
  "set",
  "values",
  "on conflict",
  "for (?:no key )?(?:update|share)",
];
const beforeClause = new RegExp(` (?=(?:${clauses.join("|")})\\b)`, "g");
const maxWidth = 100;
/** A placeholder for spaces within parentheses, where no clause begins. */
const joined = "\u0000";
const trailing = new RegExp(`[ ${joined}]+$`);
const breaks = new RegExp(`(?<=,[ ${joined}])|(?<=[ ${joined}]and[ ${joined}])`);

/** One clause a line, without needless quotes. */
export function formatSql(sql: string): string {
  const plain = sql
    .replace(/\s+/g, " ")
    .trim()
    .replace(/"([a-z_][a-z0-9_]*)"/g, "$1");
  const lines = joinParentheses(plain).replace(beforeClause, "\n").split("\n");
  return lines.map(wrap).join("\n").replaceAll(joined, " ");
}

function joinParentheses(sql: string): string {
  let depth = 0;
  return [...sql]
    .map((sign) => {
      if (sign === "(") depth++;
      if (sign === ")") depth--;
      return sign === " " && depth > 0 ? joined : sign;
    })
    .join("");
}

function wrap(line: string): string {
  const rows = [""];
  for (const part of line.split(breaks)) {
    const row = rows.at(-1) ?? "";
    if (row !== "" && row.length + part.length > maxWidth) rows.push(`  ${part}`);
    else rows[rows.length - 1] = row + part;
  }
  return rows.map((row) => row.replace(trailing, "")).join("\n");
}
