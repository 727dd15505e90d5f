import { type FormEvent, useId, useState } from "react";
import type { ApiResult } from "#contract/client.ts";
import { formatClp } from "#contract/values/clp.ts";
import { api } from "#web/app/api/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/content/card.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { despachoCopy as copy, modoNames } from "./despacho.copy.ts";

/** What a buyer in this comuna is told. */
export function TryTabla() {
  const titleId = useId();
  const [comuna, setComuna] = useState("");
  const [gramos, setGramos] = useState("450");
  const [result, setResult] = useState<ApiResult<"quoteDespacho"> | null>(null);

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    setResult(await api("quoteDespacho", { query: { comuna, gramos } }));
  }

  return (
    <Card className="grid gap-4 xl:sticky xl:top-28">
      <form onSubmit={ask} aria-labelledby={titleId} className="grid gap-4">
        <h2 id={titleId} className="text-xl">
          {copy.previewTitle}
        </h2>
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
      <div aria-live="polite">
        {result && !result.ok && <Banner kind="error">{result.error ?? copy.loadFailed}</Banner>}
        {result?.ok && (
          <ul className="grid gap-2">
            {result.data.map(({ modo, precio, desde, hasta }) => (
              <li key={modo} className="flex flex-wrap justify-between gap-x-4">
                <span>{modoNames[modo]}</span>
                <span>
                  {formatClp(precio)} · {desde === hasta ? desde : `${desde} – ${hasta}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
