import { Link } from "react-router";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { cx } from "#web/ui/class-names.ts";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import type { Route } from "./+types/questions-page";
import { aboutCopy } from "./about.copy.ts";
import { type QuestionGroup, questionGroups, questionsCopy } from "./questions.copy.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: questionsCopy.title,
    description: questionsCopy.description,
    path: "/preguntas-frecuentes",
  });
}

export default function QuestionsPage() {
  const { tienda } = useRootData();
  return (
    <div className="page-width">
      <PageHeading title={questionsCopy.title} lead={questionsCopy.lead} />
      <div className="grid gap-12">
        {questionGroups(tienda).map((group, place) => (
          <Group key={group.title} group={group} isFirst={place === 0} />
        ))}
        <LinkButton to="/contacto" className="justify-self-start">
          {aboutCopy.contact}
        </LinkButton>
      </div>
    </div>
  );
}

type GroupProps = {
  group: QuestionGroup;
  /** Below the line of the heading. */
  isFirst: boolean;
};

/** All open: they are short, and a search of the browser finds them. */
function Group({ group: { title, questions }, isFirst }: GroupProps) {
  return (
    <section
      className={cx(
        "grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]",
        !isFirst && "layers-above pt-7",
      )}
    >
      <h2 className="text-2xl">{title}</h2>
      <div className="grid gap-8">
        {questions.map(({ ask, answers, link }) => (
          <div key={ask} className="grid max-w-text gap-2">
            <h3 className="text-xl">{ask}</h3>
            {answers.map((answer) => (
              <p key={answer}>{answer}</p>
            ))}
            {link && (
              <Link
                to={link.to}
                className="link inline-flex min-h-11 items-center justify-self-start"
              >
                {link.text}
              </Link>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
