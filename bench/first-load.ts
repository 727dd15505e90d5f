import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

type Module = { module: string; imports?: string[]; css?: string[] };
type Manifest = { entry: Module; routes: Record<string, Module & { parentId?: string }> };

const publicPages: Readonly<Record<string, string>> = {
  "/": "routes/home",
  "/tienda": "routes/tienda",
  "/categoria/…": "routes/categoria",
  "/producto/…": "routes/producto",
  "/nosotros": "routes/about",
  "/contacto": "routes/contacto",
  "/carrito": "routes/carrito",
  "/login": "routes/acceso/login",
};

export type FirstLoad = { page: string; files: number; bytes: number };

/**
 * Scripts and styles that a first visit loads, in bytes after brotli, read from the manifest of the
 * build in `folder`. Pictures and fonts are not counted.
 */
export function measureFirstLoad(folder: string): FirstLoad[] {
  const [file] = globSync(join(folder, "assets/manifest-*.js"));
  if (file === undefined) throw new Error(`no manifest in ${folder}: run npm run build first`);
  const text = readFileSync(file, "utf8")
    .replace(/^[^{]*/, "")
    .replace(/;\s*$/, "");
  const manifest = JSON.parse(text) as Manifest;
  return Object.entries(publicPages).map(([page, route]) => {
    const files = filesOf(manifest, route);
    const sizes = files.map((asset) => statSync(join(folder, `${asset}.br`)).size);
    return { page, files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  });
}

function filesOf({ entry, routes }: Manifest, route: string): string[] {
  const modules: Module[] = [entry];
  for (let id: string | undefined = route; id !== undefined; ) {
    const found: Manifest["routes"][string] | undefined = routes[id];
    if (!found) throw new Error(`no route ${id} in the manifest`);
    modules.push(found);
    id = found.parentId;
  }
  const all = modules.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]);
  return [...new Set(all)];
}
