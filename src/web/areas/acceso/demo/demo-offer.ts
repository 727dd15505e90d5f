import { type DemoOffer, demoOfferPath } from "#contract/values/demo-offer.ts";

let asked: Promise<DemoOffer | null> | null = null;

/** Null when the demo offers nothing or does not answer; asked again then. */
export function readDemoOffer(): Promise<DemoOffer | null> {
  asked ??= fetch(demoOfferPath)
    .then((response) => (response.ok ? (response.json() as Promise<DemoOffer>) : null))
    .catch(() => null)
    .then((offer) => {
      if (offer === null) asked = null;
      return offer;
    });
  return asked;
}
