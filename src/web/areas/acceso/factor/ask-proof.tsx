import { lazy, Suspense, useEffect, useState } from "react";
import type { ApiResult } from "#contract/client.ts";
import { api, connectProof } from "#web/app/api/api.ts";

/** Loaded when a call asks for it. */
const ProveDialog = lazy(() => import("./prove-dialog.tsx"));

type Asked = {
  promise: Promise<boolean>;
  resolve: (isProved: boolean) => void;
  /** Which proofs the person has. */
  methods: Promise<ApiResult<"startPrueba">>;
};

/** Calls at the same time wait for one answer. */
function createAsking(show: (asked: Asked | null) => void) {
  let open: Asked | null = null;

  async function ask(): Promise<boolean> {
    if (open) return open.promise;
    let resolve: Asked["resolve"] = () => undefined;
    const promise = new Promise<boolean>((done) => {
      resolve = done;
    });
    open = { promise, resolve, methods: api("startPrueba") };
    show(open);
    const isProved = await promise;
    open = null;
    show(null);
    return isProved;
  }

  return { ask, leave: () => open?.resolve(false) };
}

/** Around pages whose calls may be refused for want of a fresh proof: asks, then they are repeated. */
export function AskProof() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    const { ask, leave } = createAsking(setAsked);
    connectProof(ask);
    return () => {
      connectProof(null);
      leave();
    };
  }, []);
  return (
    asked && (
      <Suspense>
        <ProveDialog
          methods={asked.methods}
          onProved={() => asked.resolve(true)}
          onCancel={() => asked.resolve(false)}
        />
      </Suspense>
    )
  );
}
