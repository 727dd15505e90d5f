import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import { join } from "node:path";
import { findFreePort } from "#rig/system/ports.ts";
import { waitFor } from "#rig/system/wait-for.ts";

export type RunningProxy = {
  origin: string;
  certificate: string;
  /** The last lines of its log of errors. */
  complaints: () => string[];
  stop: () => Promise<void>;
};

/** nginx with TLS by the example of `ops/nginx`, whose names, ports and folders are changed. */
export async function startProxy(
  nginx: string,
  { folder, ports }: { folder: string; ports: readonly number[] },
): Promise<RunningProxy> {
  for (const name of ["log", "cache", "temp"]) mkdirSync(join(folder, name), { recursive: true });
  const certificate = makeCertificate(folder);
  const port = await findFreePort();
  const plainPort = await findFreePort();
  writeFileSync(
    join(folder, "estrato.conf"),
    adaptExample(readFileSync("ops/nginx/estrato.conf", "utf8"), {
      folder,
      ports,
      listen: { port, plainPort },
    }),
  );
  writeFileSync(join(folder, "nginx.conf"), mainFile(folder));
  const args = ["-p", folder, "-c", join(folder, "nginx.conf")];
  const check = spawnSync(nginx, [...args, "-t"], { encoding: "utf8" });
  if (check.status !== 0) throw new Error(`nginx refuses the example:\n${check.stderr}`);
  const child = spawn(nginx, [...args, "-g", "daemon off;"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const killChild = () => child.kill("SIGTERM");
  process.once("exit", killChild);
  const origin = `https://localhost:${port}`;
  await waitFor("nginx", () => isListening(child, { port, certificate }));
  return {
    origin,
    certificate,
    complaints: () => readComplaints(join(folder, "log/error.log")),
    stop: async () => {
      process.off("exit", killChild);
      const ended = once(child, "close");
      child.kill("SIGQUIT");
      await ended;
    },
  };
}

/** Refused connections are what a restart is made of. */
function readComplaints(file: string): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.includes("(111: Connection refused)"))
    .slice(-20);
}

async function isListening(
  child: ChildProcess,
  { port, certificate }: { port: number; certificate: string },
): Promise<true | undefined> {
  if (child.exitCode !== null) throw new Error("nginx ended at its start");
  return new Promise((resolve) => {
    get(`https://localhost:${port}/api/viva`, { ca: certificate, family: 4 }, (response) => {
      response.resume();
      resolve(true);
    }).on("error", () => resolve(undefined));
  });
}

function makeCertificate(folder: string): string {
  const [key, certificate] = ["privkey.pem", "fullchain.pem"].map((name) => join(folder, name));
  const made = spawnSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=localhost",
    ].concat([
      "-addext",
      "subjectAltName=DNS:localhost",
      "-keyout",
      `${key}`,
      "-out",
      `${certificate}`,
    ]),
    { encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
  return readFileSync(`${certificate}`, "utf8");
}

type Adaptation = {
  folder: string;
  ports: readonly number[];
  listen: { port: number; plainPort: number };
};

/** Throws when the example no longer has what is changed here. */
export function adaptExample(example: string, { folder, ports, listen }: Adaptation): string {
  const servers = ports.map((port) => `    server 127.0.0.1:${port} max_fails=0;\n`).join("");
  const changes: [RegExp, string][] = [
    [/(?: {4}server 127\.0\.0\.1:\d+ max_fails=0;\n)+/, servers],
    [/listen 80;/, `listen 127.0.0.1:${listen.plainPort};`],
    [/listen 443 ssl/, `listen 127.0.0.1:${listen.port} ssl`],
    [/\/etc\/letsencrypt\/live\/tienda\.example\//g, `${folder}/`],
    [/\/var\/log\/nginx\//g, `${folder}/log/`],
    [/\/var\/cache\/nginx\/estrato/g, `${folder}/cache`],
    [/tienda\.example/g, "localhost"],
  ];
  return changes.reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`ops/nginx/estrato.conf has no ${from.source}`);
    return changed;
  }, example);
}

function mainFile(folder: string): string {
  // Started by root, its workers would be an account that cannot enter the folder.
  const account = process.getuid?.() === 0 ? "user root;\n" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `  ${name}_temp_path ${folder}/temp/${name};\n`)
    .join("");
  return `${account}worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/log/error.log warn;
events { worker_connections 4096; }
http {
${temporary}  include ${folder}/estrato.conf;
}
`;
}
