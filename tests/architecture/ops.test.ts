import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "#contract/pages.ts";
import { recetaArchivoLimits } from "#contract/values/archivos/archivo-limits.ts";
import { proxyIdleMs } from "#server/app/drain.ts";
import { settingNames } from "#server/config/setting-names.ts";
import { seconds } from "#server/time/clock.ts";

const read = (path: string) => readFileSync(path, "utf8");
const unit = read("ops/systemd/estrato@.service");
const copy = read("ops/systemd/estrato-respaldo.service");
const nginx = read("ops/nginx/estrato.conf");
const otherProxy = read("ops/caddy/Caddyfile");
const portsIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, port]) => port);
const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);

test("both proxies lead to the processes that the target starts", () => {
  const started = portsIn(read("ops/systemd/estrato.target"), /estrato@(\d+)\.service/g);
  expect(started.length).toBeGreaterThan(1);
  expect(portsIn(nginx, /server 127\.0\.0\.1:(\d+) max_fails=0;/g)).toEqual(started);
  expect(portsIn(otherProxy, /127\.0\.0\.1:(\d+)/g)).toEqual(started);
});

test("a unit starts the shop as npm start does, and names files and settings that exist", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: { start: string } };
  const [, variables = "", command = ""] =
    /^NODE_ENV=production (.*) exec node (.*)$/.exec(scripts.start) ?? [];
  expect(variables).toContain("MALLOC_ARENA_MAX");
  expect(unit).toContain(variables);
  expect(unit).toContain(`/node_modules/.bin/node ${command}\n`);
  const known = new Set<string>([...settingNames, "NODE_ENV"]);
  for (const text of [unit, copy]) {
    for (const [, file = ""] of text.matchAll(/(src\/server\/\w+\.ts)/g))
      expect([file, existsSync(file)]).toEqual([file, true]);
    for (const [, pairs = ""] of text.matchAll(/^Environment=(.*)$/gm))
      for (const pair of pairs.split(" ")) {
        const name = pair.split("=")[0] ?? "";
        if (!name.startsWith("MALLOC_")) expect([name, known.has(name)]).toEqual([name, true]);
      }
  }
});

test("sizes and times leave room for the shop's own", () => {
  const megabytes = Math.max(8 * 5, recetaArchivoLimits.maxFileBytes / 1_000_000);
  expect(numberIn(nginx, /client_max_body_size (\d+)m;/)).toBeGreaterThan(megabytes);
  expect(numberIn(otherProxy, /max_size (\d+)MB/)).toBeGreaterThan(megabytes);
  const uploadSeconds = 90;
  expect(numberIn(nginx, /proxy_read_timeout (\d+)s;/)).toBeGreaterThan(uploadSeconds);
  expect(numberIn(otherProxy, /response_header_timeout (\d+)s/)).toBeGreaterThan(uploadSeconds);
  // LEAVE_SECONDS at most, work under way, connections.
  expect(numberIn(unit, /TimeoutStopSec=(\d+)/)).toBeGreaterThan(60 + 20 + 5);
  // A connection that the shop ends first loses a POST.
  expect(seconds(numberIn(nginx, /keepalive_timeout (\d+)s;/))).toBeLessThan(proxyIdleMs);
  expect(seconds(numberIn(otherProxy, /\tkeepalive (\d+)s/))).toBeLessThan(proxyIdleMs);
});

test("one client holds a part of what the shop's own bound is for all", () => {
  const each = numberIn(nginx, /\n {4}limit_conn estrato_clients (\d+);/);
  expect(each).toBeLessThan(
    numberIn(read("src/server/http/create-http.ts"), /maxConnections = (\d+);/) / 10,
  );
  expect(nginx).toMatch(/limit_conn_zone \S+ zone=estrato_clients:/);
});

test("no proxy retries what the shop has answered, and none logs queries", () => {
  expect(nginx).toMatch(/proxy_next_upstream error timeout;/);
  expect(nginx).not.toMatch(/http_50\d;|non_idempotent/);
  expect(nginx).not.toMatch(/"\$request"|\$request_uri(?!;)/);
  expect(otherProxy).toMatch(/request>uri regexp "[^"]*[|]\[\?\]/);
});

test("no log of the proxies keeps the secret of a mail's link", () => {
  const [, inNginx = ""] = /~(\S+) \$secret_page;/.exec(nginx) ?? [];
  const [, inOther = ""] = /request>uri regexp "(.*)" "\$1"/.exec(otherProxy) ?? [];
  for (const { sharedPath } of pages) {
    if (!sharedPath?.endsWith("/enlace")) continue;
    const page = sharedPath.replace(/enlace$/, "");
    const secret = `${page}BoeijKsacRuW0Ln6-Lec`;
    expect(new RegExp(inNginx).exec(secret)?.groups).toEqual({ secret_page: page });
    expect(`${secret}?de=correo`.replaceAll(new RegExp(inOther, "g"), "$1")).toBe(page);
  }
  expect(new RegExp(inNginx).test("/producto/7")).toBe(false);
  expect("/tienda?q=ana".replaceAll(new RegExp(inOther, "g"), "$1")).toBe("/tienda");
});
