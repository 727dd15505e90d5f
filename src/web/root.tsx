import "#web/app/start/zod-config.ts";
import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { browserLoader, serverLoader } from "#web/app/api/loaders.ts";
import { loadRoot } from "#web/app/page/root-data.ts";
import { earlyPressScript } from "#web/app/start/early-press.ts";
import { Ribbon } from "#web/areas/frame/connection-ribbon.tsx";
import { RouteError } from "#web/areas/frame/failures/route-error.tsx";
import { Frame } from "#web/areas/frame/frame.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/root";
import { authScript, css } from "./inline-texts.ts";

export const loader = serverLoader(loadRoot);
export const clientLoader = browserLoader(loadRoot);

/** The frame's data lasts as long as the document; "try again" reloads it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href;
}

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
  ...[figtree, bricolage].map((href) => ({
    rel: "preload",
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    href,
  })),
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-CL" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f7f9" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: css }} suppressHydrationWarning />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the shop */}
        <script dangerouslySetInnerHTML={{ __html: authScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the shop */}
        <script dangerouslySetInnerHTML={{ __html: earlyPressScript }} />
      </head>
      <body>
        <Frame>{children}</Frame>
        <Ribbon />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function HydrateFallback() {
  return <Spinner className="py-32" />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />;
}
