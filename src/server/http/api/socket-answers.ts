import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { errorMessages } from "#contract/error-messages.ts";
import { createRequestId, requestIdHeader } from "../watch/request-id.ts";

type Refusal = { status: string; message: string };

const malformed: Refusal = { status: "400 Bad Request", message: errorMessages.malformedRequest };

const byCode: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: "431 Request Header Fields Too Large",
    message: errorMessages.tooLarge,
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: "408 Request Timeout", message: errorMessages.tooSlow },
};

/** `requestId`: of a request that has one already. */
export type AnswerSocket = (error: { code?: string }, socket: Socket, requestId?: string) => void;

/** Answers `{"error": …}` on the bare socket, where there is no reply yet. */
export function createSocketAnswer(headers: Record<string, string>): AnswerSocket {
  return ({ code = "" }, socket, requestId = createRequestId()) => {
    if (code === "ECONNRESET" || !socket.writable) return;
    const { status, message } = byCode[code] ?? malformed;
    const body = JSON.stringify({ error: message });
    const lines = Object.entries(ofBody(body, { ...headers, [requestIdHeader]: requestId })).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.end(
      `HTTP/1.1 ${[status, ...lines].join("\r\n")}\r\n\r\n${body}`,
      // A client could keep its half open.
      () => socket.destroy(),
    );
  };
}

/** For an `Expect` that Node does not know: it would answer an empty 417. */
export function createExpectationAnswer(headers: Record<string, string>) {
  return (_request: IncomingMessage, response: ServerResponse): void => {
    const body = JSON.stringify({ error: errorMessages.malformedRequest });
    const named = { ...headers, [requestIdHeader]: createRequestId() };
    response.writeHead(417, ofBody(body, named)).end(body);
  };
}

function ofBody(body: string, headers: Record<string, string>): Record<string, string> {
  return {
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
}
