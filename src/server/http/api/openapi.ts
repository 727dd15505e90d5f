import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { type OperationSpec, operations } from "#contract/operations.ts";
import { type OperationName, routes } from "#contract/routes.ts";
import type { Config } from "../../config/config.ts";
import { type DescribedOperation, renderDocs } from "./openapi-page.ts";

type JsonSchema = Record<string, unknown>;

/** Described at the first request: few ask, and every start would pay. */
export function serveOpenApi(http: FastifyInstance, config: Config): void {
  let kept: Description | undefined;
  const read = () => (kept ??= describe(config));
  http.get("/api/openapi.json", async (_request, reply) =>
    reply.header("content-type", "application/json; charset=utf-8").send(read().document),
  );
  http.get("/api/docs", async (_request, reply) => {
    const { page } = read();
    return reply
      .header("content-type", "text/html; charset=utf-8")
      .header("content-security-policy", page.policy)
      .send(page.html);
  });
}

type Description = { document: string; page: ReturnType<typeof renderDocs> };

function describe(config: Config): Description {
  const described = (Object.keys(operations) as OperationName[]).map((name) => ({
    name,
    route: routes[name],
    spec: operations[name],
  }));
  const document = JSON.stringify(describeApi(described, config));
  const page = renderDocs(described, config.tienda().nombre);
  return { document, page };
}

function describeApi(described: DescribedOperation[], config: Config): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of described) {
    const path = pathKey(operation);
    paths[path] = {
      ...paths[path],
      [operation.route.method.toLowerCase()]: describeOperation(operation),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: `API de ${config.tienda().nombre}`, version: "1" },
    servers: [{ url: `${config.shopUrl}/api` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: { Error: errorSchema },
    },
  };
}

/** A fragment tells apart operations that share path and method. */
function pathKey({ route }: DescribedOperation): string {
  if (route.isUnsigned) return `${route.path}#invitado`;
  if (!route.when) return route.path;
  return `${route.path}#${route.when.param}${route.when.value ? `=${route.when.value}` : ""}`;
}

const proofHint =
  "La sesión necesita una prueba de los últimos 10 minutos: llama a /auth/prueba.php y repite.";

const errorSchema = {
  type: "object",
  required: ["error"],
  properties: {
    error: { type: "string" },
    disponible: { type: "integer", description: "Unidades que quedan." },
    maximo: { type: "integer", description: "Unidades que un límite permite." },
    total: { type: "integer", description: "Lo que costaría ahora, en pesos, con despacho." },
    campos: { type: "object", additionalProperties: { type: "string" } },
    prueba: { type: "boolean", description: proofHint },
  },
};

function describeOperation({ name, spec }: DescribedOperation): JsonSchema {
  return {
    operationId: name,
    summary: spec.summary,
    ...(spec.access === "public" ? {} : { security: [{ bearer: [] }] }),
    parameters: describeQuery(spec.query),
    ...(spec.body ? { requestBody: { required: true, content: describeBody(spec) } } : {}),
    responses: {
      [spec.status ?? 200]: describeAnswer(spec),
      ...(spec.asksProof ? { 403: describeError(proofHint) } : {}),
      default: describeError("Error"),
    },
  };
}

function describeError(description: string): JsonSchema {
  return { description, content: json({ $ref: "#/components/schemas/Error" }) };
}

function describeAnswer({ answer, fileType }: OperationSpec): JsonSchema {
  if (answer) return { description: "Respuesta", content: json(toOutput(answer)) };
  if (fileType === undefined) return { description: "Redirección a la página de resultado" };
  return { description: "Archivo", content: { [fileType]: { schema: { type: "string" } } } };
}

function describeBody({ body, files }: OperationSpec): JsonSchema {
  const schema = body ? toInput(body) : {};
  if (!files) return json(schema);
  const binary = { type: "string", format: "binary" };
  const properties = {
    ...(schema.properties as JsonSchema | undefined),
    [files.maxFiles === 1 ? files.field : `${files.field}[]`]:
      files.maxFiles === 1 ? binary : { type: "array", maxItems: files.maxFiles, items: binary },
  };
  return { "multipart/form-data": { schema: { ...schema, properties } } };
}

function describeQuery(query: z.ZodMiniType): JsonSchema[] {
  const { properties = {}, required = [] } = toInput(query) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

const json = (schema: JsonSchema) => ({ "application/json": { schema } });

const toInput = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;

const toOutput = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }) as JsonSchema;
