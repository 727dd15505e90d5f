import type { FastifyInstance } from "fastify";
import { type DemoOffer, demoOfferPath } from "#contract/values/demo-offer.ts";

/** Only of a demo, which says what it offers. */
export function serveDemoOffer(http: FastifyInstance, offer: DemoOffer): void {
  http.get(demoOfferPath, async (_request, reply) =>
    reply.header("cache-control", "no-store").send(offer),
  );
}
