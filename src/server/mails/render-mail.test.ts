import { expect, test } from "vitest";
import { defaultTextos } from "#contract/values/default-textos.ts";
import type { MailBlock } from "./mail-blocks.ts";
import { renderMail } from "./render-mail.ts";
import type { MailShop } from "./shop-footer.ts";

const shop: MailShop = {
  shopUrl: "https://tienda.test",
  mode: "production",
  trial: { isTrial: false, mails: "send" },
  tienda: () => ({
    nombre: "Estrato",
    lema: "Piezas impresas en 3D, capa por capa",
    identidad: {
      razon_social: "Estrato SpA",
      rut: "76.000.000-0",
      representante: null,
      direccion: "Calle de Ejemplo 123, Valparaíso",
      telefono: "+56 9 0000 0000",
      email: "hola@tienda.test",
      horario: null,
    },
    whatsapp: null,
    redes: [],
    piezasBase: 0,
    avisoVentas: "cada_venta",
    costos: { horaMaquina: 0, fallas: 0 },
    terminacionDias: 0,
    respuestaHoras: 24,
    cuotas: null,
    hasDespachoTabla: false,
    despachoIncluido: null,
    despacho: "",
    privacidad: "",
    boleta: "",
    transferencia: null,
    textos: defaultTextos,
    assumed: [],
  }),
};

function render(...blocks: MailBlock[]) {
  return renderMail({ shop, subject: "Asunto", title: "Título", preheader: "Adelanto", blocks });
}

test("every block stands in the text and in the HTML", () => {
  const { text, html } = render(
    { kind: "paragraph", text: "Gracias por tu compra." },
    { kind: "heading", text: "Tu pedido" },
    {
      kind: "lines",
      lines: [{ nombre: "Zorro culpeo", cantidad: 2, precio_unitario: 12990 }],
      totals: [{ label: "Total", monto: 25980 }],
    },
    { kind: "facts", title: "Despacho", facts: [{ label: "Calle", value: "Calle 1\nLota" }] },
    {
      kind: "steps",
      steps: [
        { label: "Pagado", state: "done" },
        { label: "En preparación", state: "current" },
        { label: "Enviado", state: "pending" },
      ],
    },
    { kind: "button", label: "Ver mi pedido", path: "/cuenta/pedidos" },
    { kind: "quote", text: "Primera línea\nSegunda" },
    { kind: "note", text: "Este correo no es una boleta. Lee más en", path: "/terminos" },
  );

  expect(text).toBe(`Título

Gracias por tu compra.

TU PEDIDO

- 2 × Zorro culpeo ($12.990 c/u): $25.980
Total: $25.980

DESPACHO
Calle: Calle 1, Lota

Pagado: listo
En preparación: ahora
Enviado: pendiente

Ver mi pedido:
https://tienda.test/cuenta/pedidos

> Primera línea
> Segunda

Este correo no es una boleta. Lee más en
https://tienda.test/terminos

-- 
Estrato
Piezas impresas en 3D, capa por capa
Estrato SpA · RUT 76.000.000-0
Calle de Ejemplo 123, Valparaíso
+56 9 0000 0000 · hola@tienda.test
https://tienda.test
`);
  for (const part of [
    "Gracias por tu compra.",
    ">Tu pedido</h2>",
    "Zorro culpeo<br>",
    "2 × $12.990",
    "$25.980",
    "Calle 1<br>Lota",
    'href="https://tienda.test/cuenta/pedidos"',
    "Primera línea<br>Segunda",
    "Este correo no es una boleta.",
    'href="https://tienda.test/terminos"',
    ">En preparación</td>",
    "RUT 76.000.000-0",
    '<html lang="es-CL">',
  ]) {
    expect(html).toContain(part);
  }
});

/** With each field: one that is new does not compile without a text here. */
type Whole<T> = { [K in keyof T]-?: Whole<T[K]> };

test("text of people is shown as text wherever it stands", () => {
  let written = 0;
  const evil = () => `"><script>alert('${++written}')</script><img src=x onerror=alert(1)>`;
  const href = `https://mapa.test/"><script>alert('${++written}')</script>`;
  const tienda = { ...shop.tienda(), nombre: evil(), lema: evil() };
  const blocks: { [K in MailBlock["kind"]]: Whole<Extract<MailBlock, { kind: K }>> } = {
    paragraph: { kind: "paragraph", text: evil() },
    heading: { kind: "heading", text: evil() },
    quote: { kind: "quote", text: evil() },
    note: { kind: "note", text: evil(), path: "/terminos" },
    button: { kind: "button", label: evil(), path: "/login" },
    facts: { kind: "facts", title: evil(), facts: [{ label: evil(), value: evil(), href }] },
    steps: { kind: "steps", steps: [{ label: evil(), state: "current" }] },
    lines: {
      kind: "lines",
      lines: [
        {
          ...{ nombre: evil(), cantidad: 1, precio_unitario: 1, nota: evil() },
          textos: [{ etiqueta: evil(), valor: evil() }],
        },
      ],
      totals: [{ label: evil(), monto: 1 }],
    },
  };
  const { html } = renderMail({
    shop: { ...shop, tienda: () => tienda },
    subject: evil(),
    title: evil(),
    preheader: evil(),
    blocks: Object.values(blocks),
    appendix: { title: evil(), sections: [{ title: evil(), paragraphs: [evil()] }] },
  });

  expect(html).not.toMatch(/<script|<img/i);
  const shown = html.matchAll(/&lt;script&gt;alert\(&#39;(\d+)&#39;/g);
  const missing = new Set(Array.from({ length: written }, (_, index) => String(index + 1)));
  for (const [, number = ""] of shown) missing.delete(number);
  expect([...missing]).toEqual([]);
});

test("a letter greets its reader first, in the same words whether or not the name can be written", () => {
  const write = (nombre: string) =>
    renderMail({
      shop,
      subject: "S",
      title: "Título",
      preheader: "",
      nombre,
      blocks: [{ kind: "paragraph", text: "Gracias." }],
    }).text;

  expect(write("Ana María")).toMatch(/^Título\n\nHola, Ana:\n\nGracias\./);
  expect(write("www.premio.test")).toMatch(/^Título\n\nHola:\n\nGracias\./);
});

test("the button's address in words is the last thing of the letter, before what is enclosed", () => {
  const { html, text } = renderMail({
    shop,
    subject: "S",
    title: "T",
    preheader: "",
    blocks: [
      { kind: "button", label: "Ver", path: "/tienda" },
      { kind: "note", text: "Última frase." },
    ],
    appendix: { title: "Condiciones", sections: [{ title: "Precios", paragraphs: ["En pesos."] }] },
  });
  const sequence = [
    "Última frase.",
    "Si el botón no funciona",
    "Condiciones",
    "Precios",
    "En pesos.",
  ];

  expect(sequence.map((words) => html.indexOf(words))).toEqual(
    sequence.map((words) => html.indexOf(words)).toSorted((a, b) => a - b),
  );
  expect(html).toContain("Si el botón no funciona");
  expect(text).toContain("Última frase.\n\nCONDICIONES\n\nPrecios\nEn pesos.\n\n-- ");
});

test("a mail asks for nothing from outside: no pictures, no faces, no scripts", () => {
  const { html } = render({ kind: "button", label: "Ver", path: "/tienda" });

  expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/i);
  expect(html).toContain("prefers-color-scheme: dark");
});

test("a number with a hyphen is not torn apart at the end of a line", () => {
  const { html } = render({ kind: "paragraph", text: "Tu pedido E-000042 va en camino." });

  expect(html).toMatch(/<span style="white-space:nowrap">E-000042<\/span> va en camino/);
});

test("a subject is one line of bounded length", () => {
  const { subject } = renderMail({
    shop,
    subject: `Hola\r\nBcc: x@y.cl ${"á".repeat(300)}`,
    title: "T",
    preheader: "",
    blocks: [],
  });

  expect(subject).toMatch(/^Hola Bcc: x@y\.cl á+…$/);
  expect(subject).toHaveLength(150);
});

test("the footer leaves out what is not set and says so in demo", () => {
  const identidad = {
    razon_social: null,
    rut: null,
    representante: null,
    direccion: null,
    telefono: null,
    email: null,
    horario: null,
  };
  const bare: MailShop = { ...shop, mode: "demo", tienda: () => ({ ...shop.tienda(), identidad }) };
  const { text } = renderMail({ shop: bare, subject: "S", title: "T", preheader: "", blocks: [] });

  expect(text).not.toContain("null");
  expect(text).toContain("Tienda de demostración");
});
