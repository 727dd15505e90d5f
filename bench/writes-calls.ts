import { Agent, request } from "node:http";
import { actAtWebpay, type Retorno } from "#rig/standins/webpay.ts";
import { type Persona, password, type WritesPeople } from "./writes-people.ts";

/** Concurrent customers; each sends one request at a time. */
const atOnce = 8;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

type Answer = { status: number; location: string; body: string };
type Sent = { method?: string; token?: string; json?: unknown; form?: Record<string, string> };

export function ask(url: string, { method = "POST", token, json, form }: Sent): Promise<Answer> {
  const body = form ? String(new URLSearchParams(form)) : JSON.stringify(json);
  const type = form ? "application/x-www-form-urlencoded" : "application/json";
  const headers: Record<string, string> = { "user-agent": browser };
  if (method === "POST") {
    headers["content-type"] = type;
    headers["content-length"] = String(Buffer.byteLength(body));
  }
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method, headers }, async (response) => {
      let text = "";
      for await (const chunk of response.setEncoding("utf8")) text += chunk;
      const { statusCode: status = 0, headers: received } = response;
      resolve({ status, location: received.location ?? "", body: text });
    });
    call.once("error", reject);
    call.end(method === "POST" ? body : undefined);
  });
}

const browser =
  "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

/** `times` calls, `atOnce` at once; never two at once for one person. */
export async function repeat(
  times: number,
  { personas }: WritesPeople,
  call: (persona: Persona, turn: number) => Promise<void>,
): Promise<void> {
  const work = async (place: number) => {
    for (let turn = place; turn < times; turn += atOnce) {
      const persona = personas[turn % personas.length];
      if (persona) await call(persona, turn);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, place) => work(place)));
}

export function createCalls(origin: string, standinsUrl: string) {
  const api = `${origin}/api`;
  return {
    async salud() {
      expect(await ask(`${api}/salud`, { method: "GET" }), 200);
    },
    async setLinea(
      { token }: Pick<Persona, "token">,
      line: { producto_id: number; cantidad: number },
    ) {
      expect(await ask(`${api}/endpoints/carrito.php`, { token, json: line }), 200);
    },
    async login({ email }: Persona) {
      const json = { email, password, navegador };
      expect(await ask(`${api}/auth/login.php`, { json }), 200);
    },
    async start({ token, direccion_id }: Persona): Promise<string> {
      const answer = await ask(`${api}/endpoints/iniciar_pago.php`, {
        token,
        json: { direccion_id },
      });
      expect(answer, 200);
      return JSON.parse(answer.body).token;
    },
    approve: (token: string) => actAtWebpay({ standinsUrl }, token, { accion: "aprobar" }),
    async giveBack({ metodo, url, campos }: Retorno) {
      const way = metodo === "GET" ? `${url}?${new URLSearchParams(campos)}` : url;
      const answer = await ask(way, {
        method: metodo,
        ...(metodo === "GET" ? {} : { form: campos }),
      });
      expect(answer, 303);
      if (!answer.location.includes("status=success")) throw new Error(answer.location);
    },
  };
}

export type Calls = ReturnType<typeof createCalls>;

const navegador = "bench-".padEnd(43, "x");

function expect({ status, body }: Answer, wanted: number): void {
  if (status !== wanted) throw new Error(`answered ${status}: ${body}`);
}
