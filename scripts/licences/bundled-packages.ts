/**
 * Packages that the build copies into `build/`: delivered, and not installed in production (`docs/decisiones.md 45`). The
 * build refuses a package that is missing here or named without need (`check-bundle.ts`).
 */
export const bundledPackages: ReadonlySet<string> = new Set([
  "@expo-google-fonts/figtree",
  "@fontsource-variable/bricolage-grotesque",
  "@fontsource-variable/figtree",
  "@hookform/resolvers",
  "@noble/ciphers",
  "@noble/hashes",
  "@simplewebauthn/browser",
  "@swc/helpers",
  "base64-js",
  "brotli",
  "clone",
  "cookie-es",
  "dfa",
  "fast-deep-equal",
  "fastest-levenshtein",
  "fflate",
  "fontkit",
  "linebreak",
  "pdfkit",
  "png-js",
  "react",
  "react-dom",
  "react-hook-form",
  "react-router",
  "restructure",
  "scheduler",
  "tailwindcss",
  "tiny-inflate",
  "unicode-properties",
  "unicode-trie",
  // The server installs them, too.
  "uqr",
  "zod",
]);
