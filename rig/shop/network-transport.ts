import type { Transport } from "#contract/client.ts";

/** The typed client over HTTP, as a guest or with a token. `from`: the address that a trusted proxy names. */
export function networkTransport(url: string, token?: string, from?: string): Transport {
  return async ({ route, query, body }) => {
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${url}/api${route.path}${search === "" ? "" : `?${search}`}`, {
      method: route.method,
      redirect: "manual",
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(from === undefined ? {} : { "x-forwarded-for": from }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text === "" ? null : JSON.parse(text),
      headers: Object.fromEntries(response.headers),
    };
  };
}
