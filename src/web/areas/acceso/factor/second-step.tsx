import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import type { AnswerOf, BodyOf } from "#contract/client.ts";
import {
  CodigoFieldSchema,
  type FactorQuestion,
  RespaldoFieldSchema,
} from "#contract/schemas/factor.ts";
import { api } from "#web/app/api/api.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { CodigoField, RespaldoField } from "./answer-fields.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { factorCopy as copy } from "./factor.copy.ts";
import { PasskeyButton } from "./passkey-button.tsx";

type Props = {
  question: FactorQuestion;
  isAfterGoogle: boolean;
  onToken: (token: string) => void;
  /** Back to the password: the question is over after five minutes. */
  onRestart: () => void;
};

/** Takes the place of the form of the first step, and the focus with it. */
function SecondStep({ question, isAfterGoogle, onToken, onRestart }: Props) {
  const { reto, metodos, passkey } = question;
  const heading = useRef<HTMLHeadingElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isRespaldo, setIsRespaldo] = useState(!metodos.includes("codigo"));
  useEffect(() => heading.current?.focus(), []);

  async function answerWithPasskey(answer: object): Promise<void> {
    const body = { reto, passkey: answer } as BodyOf<"answerReto">;
    const result = await api("answerReto", { body });
    if (result.ok) onToken(result.data.token);
    else setFailure(result.error ?? copy.failed);
  }

  const common = { reto, onToken, onFailure: setFailure };
  const canSwitch = metodos.includes("codigo") && metodos.includes("respaldo");
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {copy.title}
        </h2>
        <p className="text-muted">{isAfterGoogle ? copy.googleLead : copy.lead}</p>
      </div>
      {failure && <Banner kind="error">{failure}</Banner>}
      {metodos.length === 0 && <Banner kind="warning">{copy.none}</Banner>}
      {passkey && (
        <PasskeyButton question={passkey} onAnswer={answerWithPasskey} onFailure={setFailure} />
      )}
      {metodos.includes("codigo") && !isRespaldo && <CodigoForm {...common} />}
      {metodos.includes("respaldo") && isRespaldo && <RespaldoForm {...common} />}
      <div className="-ml-5 flex flex-wrap gap-x-3">
        {canSwitch && (
          <Button variant="quiet" onClick={() => setIsRespaldo(!isRespaldo)}>
            {isRespaldo ? copy.useCodigo : copy.useRespaldo}
          </Button>
        )}
        <Button variant="quiet" onClick={onRestart}>
          {copy.restart}
        </Button>
      </div>
    </div>
  );
}

// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default SecondStep;

type FormProps = {
  reto: string;
  onToken: (token: string) => void;
  onFailure: (message: string | null) => void;
};

const CodigoFormSchema = z.strictObject({ codigo: CodigoFieldSchema });
const RespaldoFormSchema = z.strictObject({ respaldo: RespaldoFieldSchema });

function CodigoForm({ reto, onToken, onFailure }: FormProps) {
  const { field, submit, isSending } = useApiForm({
    schema: CodigoFormSchema,
    fields: ["codigo"],
    defaultValues: { codigo: "" },
    send: (body) => api("answerReto", { body: { reto, ...body } }),
    onDone: ({ token }: AnswerOf<"answerReto">) => onToken(token),
    onFailure: ({ error }) => onFailure(error ?? copy.failed),
  });
  return (
    <AnswerForm submit={submit} isSending={isSending}>
      <CodigoField {...field("codigo")} />
    </AnswerForm>
  );
}

function RespaldoForm({ reto, onToken, onFailure }: FormProps) {
  const { field, submit, isSending } = useApiForm({
    schema: RespaldoFormSchema,
    fields: ["respaldo"],
    defaultValues: { respaldo: "" },
    send: (body) => api("answerReto", { body: { reto, ...body } }),
    onDone: ({ token }: AnswerOf<"answerReto">) => onToken(token),
    onFailure: ({ error }) => onFailure(error ?? copy.failed),
  });
  return (
    <AnswerForm submit={submit} isSending={isSending}>
      <RespaldoField {...field("respaldo")} />
    </AnswerForm>
  );
}
