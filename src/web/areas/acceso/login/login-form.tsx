import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { LoginSchema } from "#contract/schemas/acceso.ts";
import type { FactorQuestion } from "#contract/schemas/factor.ts";
import { api } from "#web/app/api/api.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { useQueryParam } from "#web/app/page/use-query-param.ts";
import { passwordCopy } from "#web/forms/password.copy.ts";
import { PasswordField } from "#web/forms/password-field.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { GoogleButton } from "../google/google-button.tsx";
import { readNavegador } from "../navegador.ts";
import { ResendLink } from "../register/resend-link.tsx";
import { useAccesoState } from "../session/acceso-state.ts";
import { registerPath } from "../session/redirect-target.ts";
import { sessionStore } from "../session/session.ts";
import { LoginWays } from "./login-ways.tsx";
import { Or } from "./or.tsx";

const copy = accesoCopy.login;
/** Loaded on demand: most people have no second factor. */
const SecondStep = lazy(() => import("../factor/second-step.tsx"));
const unverifiedStatus = 403;

type Failure = { message: string; unverifiedEmail: string | null };

type Props = {
  googleFailure: string | null;
  /** `from` is the page after the sign-in; undefined in a shop without Google. */
  google?: { from: string | null } | undefined;
  /** Google confirmed the address; the second factor is missing. */
  question?: FactorQuestion | null;
  /** On the way to pay, which can be gone without an account. */
  isPaying?: boolean;
};

/** The route redirects once there is a session. */
export function LoginForm({
  googleFailure,
  google,
  question: asked = null,
  isPaying = false,
}: Props) {
  const [question, setQuestion] = useState(asked);
  const [failure, setFailure] = useState<Failure | null>(plainFailure(googleFailure));
  const isHydrated = useIsHydrated();
  const from = useQueryParam("from");
  const { email } = useAccesoState();
  const { form, field, submit, summary, isSending } = useApiForm({
    schema: LoginSchema,
    fields: ["email", "password"],
    defaultValues: { email },
    send: (body) => {
      setFailure(null);
      return api("login", { body: { ...body, navegador: readNavegador() } });
    },
    onDone: (answer) => {
      if ("token" in answer) start(answer.token);
      else setQuestion(answer.segundo_factor);
    },
    onFailure: ({ status, error }, { email }) => {
      const unverifiedEmail = status === unverifiedStatus ? email : null;
      setFailure({ message: error ?? copy.failed, unverifiedEmail });
    },
  });

  function start(token: string): void {
    if (!sessionStore.start(token)) setFailure(plainFailure(copy.failed));
  }

  if (question) {
    return (
      <Suspense>
        <SecondStep
          question={question}
          isAfterGoogle={question === asked}
          onToken={start}
          onRestart={() => setQuestion(null)}
        />
      </Suspense>
    );
  }
  return (
    <LoginWays isPaying={isPaying}>
      <form onSubmit={submit} method="post" noValidate className="grid gap-5">
        <ErrorSummary {...summary} />
        {failure && (
          <Banner kind="error">
            <p>{failure.message}</p>
            {failure.unverifiedEmail && <ResendLink email={failure.unverifiedEmail} />}
          </Banner>
        )}
        <TextField
          {...field("email")}
          label={accesoCopy.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          required
        />
        <div className="grid">
          <PasswordField
            {...field("password")}
            label={passwordCopy.password}
            autoComplete="current-password"
            required
          />
          <Link
            to="/recuperar-contrasena"
            state={{ email: form.watch("email") }}
            className="link mt-1 inline-flex min-h-11 items-center justify-self-start"
          >
            {copy.forgot}
          </Link>
        </div>
        <Button type="submit" size="large" disabled={!isHydrated} isBusy={isSending}>
          {isSending ? copy.submitting : copy.submit}
        </Button>
        {google && (
          <>
            <Or />
            <GoogleButton
              from={google.from}
              onFailure={(message) => setFailure(plainFailure(message))}
            />
          </>
        )}
        <p className="text-muted">
          {copy.noAccount}{" "}
          <Link to={registerPath(from)} className="link inline-flex min-h-11 items-center">
            {copy.register}
          </Link>
        </p>
      </form>
    </LoginWays>
  );
}

function plainFailure(message: string | null): Failure | null {
  return message === null ? null : { message, unverifiedEmail: null };
}
