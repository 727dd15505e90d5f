import "#web/app/start/zod-config.ts";
import type { ReactNode } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { type PageTheme, themeColors } from "#contract/values/theme.ts";
import { browserLoader, serverLoader } from "#web/app/api/loaders.ts";
import { loadRoot } from "#web/app/page/root-data.ts";
import { StartScripts } from "#web/app/start/start-scripts.tsx";
import { Ribbon } from "#web/areas/frame/connection-ribbon.tsx";
import { RouteError } from "#web/areas/frame/failures/route-error.tsx";
import { Frame } from "#web/areas/frame/frame.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/root";
import { css, endScript, headScript } from "./inline-texts.ts";

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
];

const pageThemes: readonly PageTheme[] = ["light", "dark"];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-CL" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {pageThemes.map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            media={`(prefers-color-scheme: ${theme})`}
            content={themeColors[theme]}
          />
        ))}
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: css }} suppressHydrationWarning />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the shop */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} suppressHydrationWarning />
      </head>
      <body>
        <Frame>{children}</Frame>
        <Ribbon />
        <ScrollRestoration />
        <StartScripts />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the shop */}
        <script dangerouslySetInnerHTML={{ __html: endScript }} suppressHydrationWarning />
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
