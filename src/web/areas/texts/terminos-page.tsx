import { Link, useRevalidator } from "react-router";
import type { Terminos } from "#contract/schemas/terminos.ts";
import { formatDay } from "#web/app/dates.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { legalCopy as copy } from "./legal.copy.ts";
import { LegalPage } from "./legal-page.tsx";

type Props = { terminos: Terminos | null; isPresent: boolean };

/** The present terms, or those of one version, which may be the present one. */
export function TerminosPage({ terminos, isPresent }: Props) {
  if (terminos === null) return <TerminosFailed />;
  const { version, desde, secciones } = terminos;
  const path = `/terminos/${version}`;
  return (
    <LegalPage
      title={isPresent ? copy.terminosTitle : copy.terminosOf(version)}
      version={copy.terminosVersion(version, formatDay(desde))}
      sections={secciones}
    >
      {isPresent ? (
        <p className="text-muted">
          {copy.terminosLasting}{" "}
          <Link to={path} className="link">
            {path}
          </Link>
          .
        </p>
      ) : (
        <p>
          {copy.terminosEarlier}{" "}
          <Link to="/terminos" className="link">
            {copy.terminosPresent}
          </Link>
        </p>
      )}
    </LegalPage>
  );
}

function TerminosFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      level={1}
      title={copy.terminosFailed}
      className="page-width py-20"
      actions={
        <Button isBusy={state === "loading"} onClick={() => void revalidate()}>
          {copy.retry}
        </Button>
      }
    >
      <p role="alert">{copy.terminosFailedHelp}</p>
    </EmptyState>
  );
}
