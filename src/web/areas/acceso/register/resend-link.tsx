import { useState } from "react";
import { api } from "#web/app/api/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { readNavegador } from "../navegador.ts";

const copy = accesoCopy.login;

type Props = { email: string; onPress?: () => void };

export function ResendLink({ email, onPress }: Props) {
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);

  async function resend(): Promise<void> {
    onPress?.();
    setIsSending(true);
    const body = { email, navegador: readNavegador() };
    const result = await api("resendVerification", { body });
    setAnswer(result.ok ? result.data.mensaje : (result.error ?? copy.resendFailed));
    setIsSending(false);
  }

  if (answer) {
    return (
      // Takes the focus from the button that it replaces.
      <p ref={focus} tabIndex={-1} className="font-semibold">
        {answer}
      </p>
    );
  }
  return (
    <Button
      variant="secondary"
      size="small"
      className="mt-2 justify-self-start"
      isBusy={isSending}
      onClick={resend}
    >
      {isSending ? copy.resending : copy.resend}
    </Button>
  );
}

function focus(answer: HTMLElement | null): void {
  answer?.focus();
}
