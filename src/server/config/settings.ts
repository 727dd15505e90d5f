import { readSecretFiles } from "./secret-files.ts";

export type Env = Record<string, string | undefined>;

export type Settings = ReturnType<typeof createSettings>;

type Range = { min: number; max: number };

/** Collects one Spanish sentence per fault. */
export function createSettings(env: Env, isDemo: boolean) {
  const files = readSecretFiles(env);
  const faults: string[] = [...files.faults.values()];
  const fault = (sentence: string) => void faults.push(sentence);

  /** Trimmed; null when unset or blank. A secret may come from its file. */
  function text(name: string): string | null {
    const value = env[name]?.trim() || files.values.get(name);
    return value === undefined || value === "" ? null : value;
  }

  /** A secret whose file is at fault has one sentence already. */
  function missing(name: string, sentence: string): void {
    if (!files.faults.has(name)) fault(sentence);
  }

  function required(name: string, demo: string): string {
    const value = text(name);
    if (value !== null) return value;
    if (isDemo) return demo;
    missing(name, `Falta ${name}: es obligatorio en producción.`);
    return "";
  }

  function optionalInteger(name: string, { min, max }: Range): number | null {
    const value = text(name);
    if (value === null) return null;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    fault(`${name} debe ser un número entero entre ${min} y ${max}; se recibió "${value}".`);
    return null;
  }

  function integer(name: string, { fallback, ...range }: Range & { fallback: number }): number {
    return optionalInteger(name, range) ?? fallback;
  }

  function oneOf(name: string, values: string[], fallback: string): string {
    const value = text(name) ?? fallback;
    if (!values.includes(value)) fault(`${name} debe ser uno de: ${values.join(", ")}.`);
    return value;
  }

  /** `secure` requires https outside demo. */
  function origin(name: string, { demo, secure }: { demo: string; secure: boolean }): string {
    const value = required(name, demo);
    if (value === "") return value;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search) {
      fault(`${name} debe ser una dirección como https://mitienda.cl, sin nada después.`);
      return value;
    }
    if (secure && !isDemo && url.protocol !== "https:") {
      fault(`${name} debe empezar con https:// en producción.`);
    }
    return url.origin;
  }

  return { faults, fault, missing, text, required, integer, optionalInteger, oneOf, origin };
}
