import { data } from "react-router";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { NotFoundPage } from "#web/areas/frame/failures/not-found-page.tsx";
import { frameCopy } from "#web/areas/frame/frame.copy.ts";
import type { Route } from "./+types/not-found";

export function loader() {
  return data(null, 404);
}

export function clientLoader() {
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: frameCopy.notFoundTitle });
}

export default function NotFoundRoute() {
  return <NotFoundPage />;
}
