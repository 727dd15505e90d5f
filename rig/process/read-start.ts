import { readFileSync } from "node:fs";

/** The options of memory in `npm start`, and the settings of malloc. Reads `package.json` of this folder. */
export function readStart(): { options: string[]; variables: Record<string, string> } {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const variables = [...scripts.start.matchAll(/(MALLOC_\w+)=(\S+)/g)];
  return {
    options: scripts.start.match(/--\S+/g),
    variables: Object.fromEntries(variables.map(([, name, value]) => [name, value])),
  };
}
