import { type FormEvent, useId, useState } from "react";
import type { ApiResult } from "#contract/client.ts";
import { wayText } from "#contract/values/despacho/plazo.ts";
import { api } from "#web/app/api/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/content/card.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { despachoCopy as copy } from "./despacho.copy.ts";
import { type Draft, fromDraft } from "./draft.ts";

type Answer = { asked: Draft; comuna: string; result: ApiResult<"tryDespachoTabla"> };

/** Quotes the typed table for a comuna. */
export function TryTabla({ draft }: { draft: Draft }) {
  const titleId = useId();
  const [comuna, setComuna] = useState("");
  const [gramos, setGramos] = useState("450");
  const [answer, setAnswer] = useState<Answer | null>(null);

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    const query = { comuna, gramos: gramos.replace(/[\s.]/g, "") };
    const result = await api("tryDespachoTabla", { query, body: fromDraft(draft) });
    setAnswer({ asked: draft, comuna, result });
  }

  return (
    <Card className="grid gap-4 xl:sticky xl:top-28">
      <form onSubmit={ask} aria-labelledby={titleId} className="grid gap-4">
        <h2 id={titleId} className="text-xl">
          {copy.previewTitle}
        </h2>
        <p className="text-muted">{copy.previewLead}</p>
        <TextField
          label={copy.previewComuna}
          value={comuna}
          maxLength={100}
          onChange={(event) => setComuna(event.target.value)}
        />
        <TextField
          label={copy.previewGramos}
          value={gramos}
          inputMode="numeric"
          maxLength={7}
          onChange={(event) => setGramos(event.target.value)}
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {copy.preview}
        </Button>
      </form>
      <div aria-live="polite" className="grid gap-3">
        {answer && <Answer {...answer} isOld={answer.asked !== draft} />}
      </div>
    </Card>
  );
}

function Answer({ asked, comuna, result, isOld }: Answer & { isOld: boolean }) {
  if (isOld) return <p className="text-muted">{copy.previewOld}</p>;
  if (!result.ok) return <Banner kind="error">{result.error ?? copy.loadFailed}</Banner>;
  return (
    <>
      <ul className="grid gap-2">
        {result.data.map((way) => (
          <li key={way.modo}>{wayText(comuna, way)}.</li>
        ))}
      </ul>
      {!asked.activa && <p className="text-sm text-muted">{copy.previewOff}</p>}
    </>
  );
}
