import { useState } from "react";
import { api } from "#web/app/api/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { loginPath } from "../session/redirect-target.ts";
import { useSession } from "../session/session.ts";
import { invitacionCopy as copy } from "./invitacion.copy.ts";

type Props = { token: string; onDone: (mensaje: string) => void };

/** The session proves that the account is theirs. */
export function AcceptSignedIn({ token, onDone }: Props) {
  const { status } = useSession();
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function accept(): Promise<void> {
    setIsSending(true);
    const result = await api("acceptInvitacion", { body: { token } });
    setIsSending(false);
    if (result.ok) onDone(result.data.mensaje);
    else setError(result.error ?? copy.failed);
  }

  if (status === "guest") {
    return (
      <>
        <p className="text-muted">{copy.loginHelp}</p>
        <LinkButton to={loginPath(`/invitacion/${token}`)}>{copy.login}</LinkButton>
      </>
    );
  }
  return (
    <>
      {error !== null && <Banner kind="error">{error}</Banner>}
      <p className="text-muted">{copy.acceptHelp}</p>
      <Button size="large" isBusy={isSending} onClick={() => void accept()}>
        {isSending ? copy.accepting : copy.accept}
      </Button>
    </>
  );
}
