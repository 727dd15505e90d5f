import { Suspense, use, useState } from "react";
import { useLocation } from "react-router";
import * as z from "zod/mini";
import type { AnswerOf, ApiResult, BodyOf } from "#contract/client.ts";
import {
  CodigoFieldSchema,
  type ProofMethod,
  RespaldoFieldSchema,
} from "#contract/schemas/factor.ts";
import { api } from "#web/app/api/api.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { sessionStore } from "../session/session.ts";
import { CodigoField, ProofPasswordField, RespaldoField } from "./answer-fields.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { factorCopy as copy } from "./factor.copy.ts";
import { PasskeyButton } from "./passkey-button.tsx";

type Asked = AnswerOf<"startPrueba">;

type Props = {
  methods: Promise<ApiResult<"startPrueba">>;
  onProved: () => void;
  onCancel: () => void;
};

/** Over the page or dialog whose call waits: nothing that was typed is lost. */
function ProveDialog({ methods, onProved, onCancel }: Props) {
  return (
    <Dialog isOpen onClose={onCancel} title={copy.title}>
      <div className="grid gap-5">
        <p className="text-muted">{copy.proofLead}</p>
        <Suspense fallback={<Spinner label={copy.loading} className="py-6" />}>
          <Proof methods={methods} onProved={onProved} />
        </Suspense>
        <Button variant="quiet" className="-ml-5 justify-self-start" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default ProveDialog;

function Proof({ methods, onProved }: Pick<Props, "methods" | "onProved">) {
  const started = use(methods);
  const [failure, setFailure] = useState(started.ok ? null : (started.error ?? copy.failed));
  return (
    <>
      {failure && <Banner kind="error">{failure}</Banner>}
      {started.ok ? (
        <Methods asked={started.data} onProved={onProved} onFailure={setFailure} />
      ) : (
        <SignInAgain />
      )}
    </>
  );
}

function SignInAgain() {
  const { pathname, search } = useLocation();
  return (
    <Button
      className="justify-self-start"
      onClick={() => sessionStore.end({ from: pathname + search })}
    >
      {copy.signInAgain}
    </Button>
  );
}

type MethodsProps = {
  asked: Asked;
  onProved: () => void;
  onFailure: (message: string | null) => void;
};

const isTyped = (method: ProofMethod) => method !== "passkey";

function Methods({ asked, onProved, onFailure }: MethodsProps) {
  const { metodos, passkey, reto } = asked;
  const [chosen, setChosen] = useState<ProofMethod | null>(metodos.find(isTyped) ?? null);
  const other = chosen === "respaldo" ? "codigo" : "respaldo";

  async function proveWithPasskey(answer: object): Promise<void> {
    const body = { reto, passkey: answer } as BodyOf<"createPrueba">;
    const result = await api("createPrueba", { body });
    if (result.ok) onProved();
    else onFailure(result.error ?? copy.failed);
  }

  return (
    <>
      {passkey && (
        <PasskeyButton question={passkey} onAnswer={proveWithPasskey} onFailure={onFailure} />
      )}
      {chosen === "codigo" && <CodigoProof onProved={onProved} onFailure={onFailure} />}
      {chosen === "respaldo" && <RespaldoProof onProved={onProved} onFailure={onFailure} />}
      {chosen === "password" && <PasswordProof onProved={onProved} onFailure={onFailure} />}
      {metodos.includes(other) && (
        <Button
          variant="quiet"
          className="-ml-5 justify-self-start"
          onClick={() => setChosen(other)}
        >
          {other === "codigo" ? copy.useCodigo : copy.useRespaldo}
        </Button>
      )}
    </>
  );
}

type ProofProps = Omit<MethodsProps, "asked">;

const CodigoProofSchema = z.strictObject({ codigo: CodigoFieldSchema });
const RespaldoProofSchema = z.strictObject({ respaldo: RespaldoFieldSchema });
const PasswordProofSchema = z.strictObject({
  password: z.string().check(z.minLength(1, copy.passwordRequired)),
});

function CodigoProof({ onProved, onFailure }: ProofProps) {
  const { field, submit, isSending } = useApiForm({
    schema: CodigoProofSchema,
    fields: ["codigo"],
    defaultValues: { codigo: "" },
    send: (body) => api("createPrueba", { body }),
    onDone: onProved,
    onFailure: ({ error }) => onFailure(error ?? copy.failed),
  });
  return (
    <AnswerForm submit={submit} isSending={isSending}>
      <CodigoField {...field("codigo")} />
    </AnswerForm>
  );
}

function RespaldoProof({ onProved, onFailure }: ProofProps) {
  const { field, submit, isSending } = useApiForm({
    schema: RespaldoProofSchema,
    fields: ["respaldo"],
    defaultValues: { respaldo: "" },
    send: (body) => api("createPrueba", { body }),
    onDone: onProved,
    onFailure: ({ error }) => onFailure(error ?? copy.failed),
  });
  return (
    <AnswerForm submit={submit} isSending={isSending}>
      <RespaldoField {...field("respaldo")} />
    </AnswerForm>
  );
}

function PasswordProof({ onProved, onFailure }: ProofProps) {
  const { field, submit, isSending } = useApiForm({
    schema: PasswordProofSchema,
    fields: ["password"],
    defaultValues: { password: "" },
    send: (body) => api("createPrueba", { body }),
    onDone: onProved,
    onFailure: ({ error }) => onFailure(error ?? copy.failed),
  });
  return (
    <AnswerForm submit={submit} isSending={isSending}>
      <ProofPasswordField {...field("password")} />
    </AnswerForm>
  );
}
