import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { factorCopy as copy } from "./factor.copy.ts";
import { askPasskey, type PasskeyAnswer } from "./passkeys.ts";

type Props = {
  question: object;
  onAnswer: (answer: PasskeyAnswer) => Promise<void>;
  onFailure: (message: string | null) => void;
};

export function PasskeyButton({ question, onAnswer, onFailure }: Props) {
  const [isWaiting, setIsWaiting] = useState(false);

  async function ask(): Promise<void> {
    onFailure(null);
    setIsWaiting(true);
    const answer = await askPasskey(question);
    if (answer) await onAnswer(answer);
    else onFailure(copy.passkeyFailed);
    setIsWaiting(false);
  }

  return (
    <Button size="large" isBusy={isWaiting} onClick={() => void ask()}>
      {isWaiting ? copy.passkeyWaiting : copy.passkey}
    </Button>
  );
}
