import { data } from "react-router";
import { layoutCopy } from "#web/copy/layout.ts";
import { NotFoundPage } from "#web/features/layout/not-found-page.tsx";
import { pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/no-encontrada.ts";

export function loader() {
  return data(null, 404);
}

export function clientLoader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: layoutCopy.notFoundTitle });
}

export default function NoEncontrada() {
  return <NotFoundPage />;
}
