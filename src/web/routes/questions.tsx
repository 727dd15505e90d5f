import { pageMeta } from "#web/app/page/page-meta.ts";
import { questionsCopy } from "#web/areas/texts/questions.copy.ts";
import { QuestionsPage } from "#web/areas/texts/questions-page.tsx";
import type { Route } from "./+types/questions";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: questionsCopy.title,
    description: questionsCopy.description,
    path: "/preguntas-frecuentes",
  });
}

export default function QuestionsRoute() {
  return <QuestionsPage />;
}
