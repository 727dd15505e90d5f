import type { Page } from "playwright-core";

/** Requests for these addresses wait until the result is called. */
export async function holdRequests(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
