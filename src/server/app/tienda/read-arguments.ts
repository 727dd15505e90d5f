import { parseArgs } from "node:util";
import type { Command } from "./command.ts";

export type Reading =
  | { kind: "help" }
  | { kind: "command"; command: Command; values: string[] }
  | { kind: "fault"; sentence: string };

/** Finds the command with the most words that were typed. */
export function readArguments(args: readonly string[], commands: readonly Command[]): Reading {
  const typed = readWords(args);
  if (typed === null) {
    const option = args.find((arg) => arg.startsWith("-")) ?? "";
    return fault(`No conozco la opción «${option}».`);
  }
  if (typed.isHelp) return { kind: "help" };
  const { words } = typed;
  if (words.length === 0) return fault("Falta decir qué hacer.");
  const found = commands
    .filter((command) => command.words.split(" ").every((word, place) => word === words[place]))
    .sort((one, other) => other.words.length - one.words.length)[0];
  if (!found) return fault(`No conozco «${words.join(" ")}».`);
  const reading = readValues(found, words.slice(found.words.split(" ").length));
  return reading.kind === "command" ? checkConfirmation(reading, typed.confirmed) : reading;
}

type CommandReading = Extract<Reading, { kind: "command" }>;

function checkConfirmation(reading: CommandReading, confirmed: string | undefined): Reading {
  const { words, isConfirmed } = reading.command;
  if (!isConfirmed) {
    return confirmed === undefined ? reading : fault(`«${words}» no lleva --confirmar.`);
  }
  const [first] = reading.values;
  if (confirmed?.trim().toLowerCase() === first?.toLowerCase()) return reading;
  return fault(`«${words}» no se puede deshacer: repite al final --confirmar ${first}.`);
}

type Typed = { words: string[]; isHelp: boolean; confirmed: string | undefined };

function readWords(args: readonly string[]): Typed | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ayuda: { type: "boolean", default: false }, confirmar: { type: "string" } },
      allowPositionals: true,
    });
    return { words: positionals, isHelp: values.ayuda, confirmed: values.confirmar };
  } catch (error) {
    if (isParseFault(error)) return null;
    throw error;
  }
}

function isParseFault(error: unknown): boolean {
  return String((error as { code?: unknown } | null)?.code).startsWith("ERR_PARSE_ARGS_");
}

function readValues(command: Command, given: readonly string[]): Reading {
  const { words, values } = command;
  if (given.length > values.length) {
    return fault(`«${given[values.length]}» sobra en «${words}».`);
  }
  const read: string[] = [];
  for (const [place, { name, schema }] of values.entries()) {
    const value = given[place];
    if (value === undefined) return fault(`A «${words}» le falta: ${name}.`);
    const parsed = schema.safeParse(value);
    if (!parsed.success) return fault(parsed.error.issues[0]?.message ?? `${name} no es válido.`);
    read.push(parsed.data);
  }
  return { kind: "command", command, values: read };
}

function fault(sentence: string): Reading {
  return { kind: "fault", sentence: `${sentence} Mira: npm run tienda -- --ayuda` };
}

export function describeCommands(commands: readonly Command[]): string[] {
  const usages = commands.map(({ words, values, isConfirmed }) =>
    [
      words,
      ...values.map(({ name }) => `<${name}>`),
      ...(isConfirmed ? [`--confirmar <${values[0]?.name}>`] : []),
    ].join(" "),
  );
  const width = Math.max(...usages.map((usage) => usage.length));
  return [
    "npm run tienda -- <qué hacer>",
    "",
    ...commands.map(({ summary }, place) => `  ${usages[place]?.padEnd(width)}  ${summary}`),
    "",
    "Usa los ajustes de .env y del entorno, los mismos con que se inicia la tienda.",
    "Termina con 0 si lo hizo, con 1 si la tienda lo rechaza, con 2 si no se entiende.",
  ];
}
