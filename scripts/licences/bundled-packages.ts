/**
 * Packages that the build copies into `build/`: delivered, and not installed in production (`docs/decisiones.md 45`). The
 * build refuses a package that is missing here or named without need (`check-bundle.ts`).
 */
export const bundledPackages: ReadonlySet<string> = new Set([
  "@fontsource-variable/bricolage-grotesque",
  "@fontsource-variable/figtree",
  "@hookform/resolvers",
  "@simplewebauthn/browser",
  "cookie-es",
  "fastest-levenshtein",
  "react",
  "react-dom",
  "react-hook-form",
  "react-router",
  "scheduler",
  "tailwindcss",
  // The server installs it, too.
  "zod",
]);
