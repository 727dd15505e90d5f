import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync } from "node:fs";
import { delimiter, join } from "node:path";

export type RunResult = { code: number; output: string };

type RunOptions = {
  env?: Record<string, string>;
  logFile?: string;
  /** Passes on what it says while it runs. */
  isShown?: boolean;
};

const running = new Set<ChildProcess>();

/** Without a terminal, collecting output. */
export function run(
  [program = "", ...args]: string[],
  options: RunOptions = {},
): Promise<RunResult> {
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PATH: projectPath(), NO_COLOR: "1", ...options.env },
  });
  running.add(child);
  let output = "";
  const collect = (text: string) => {
    output += text;
    if (options.logFile) appendFileSync(options.logFile, text);
  };
  child.stdout.setEncoding("utf8").on("data", collect);
  if (options.isShown) child.stdout.on("data", (text: string) => process.stdout.write(text));
  child.stderr.setEncoding("utf8").on("data", collect);
  return new Promise((resolve) => {
    const end = (code: number) => {
      running.delete(child);
      resolve({ code, output });
    };
    child.once("error", (error) => {
      output += `${error.message}\n`;
      end(127);
    });
    child.once("close", (code) => end(code ?? 1));
  });
}

/** Asks what is running to end. */
export function interrupt(): void {
  for (const child of running) child.kill("SIGTERM");
}

/** Puts the project's own Node and tools first, also when npm did not start this. */
function projectPath(): string {
  return [join(process.cwd(), "node_modules", ".bin"), process.env.PATH].join(delimiter);
}
