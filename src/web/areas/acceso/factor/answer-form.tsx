import type { FormEventHandler, ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { factorCopy as copy } from "./factor.copy.ts";

type Props = {
  submit: FormEventHandler<HTMLFormElement>;
  isSending: boolean;
  children: ReactNode;
};

export function AnswerForm({ submit, isSending, children }: Props) {
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      {children}
      <Button type="submit" size="large" isBusy={isSending}>
        {isSending ? copy.submitting : copy.submit}
      </Button>
    </form>
  );
}
