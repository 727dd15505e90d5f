import { lazy, Suspense, useEffect, useState } from "react";
import { connectProof } from "#web/app/api/api.ts";

/** Loaded when a call asks for it. */
const ProveDialog = lazy(() => import("./prove-dialog.tsx"));

type Asked = { promise: Promise<boolean>; resolve: (isProved: boolean) => void };

/** Around pages whose calls may be refused for want of a fresh proof: asks, then they are repeated. */
export function AskProof() {
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(() => {
    let open: Asked | null = null;
    connectProof(() => {
      // Calls at the same time wait for one answer.
      if (open === null) {
        let resolve: Asked["resolve"] = () => undefined;
        const promise = new Promise<boolean>((done) => {
          resolve = done;
        });
        open = { promise, resolve };
        setAsked(open);
        void promise.then(() => {
          open = null;
          setAsked(null);
        });
      }
      return open.promise;
    });
    return () => {
      connectProof(null);
      open?.resolve(false);
    };
  }, []);

  return (
    asked && (
      <Suspense>
        <ProveDialog onProved={() => asked.resolve(true)} onCancel={() => asked.resolve(false)} />
      </Suspense>
    )
  );
}
