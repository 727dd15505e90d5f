import { type Html, html } from "../ui/html.ts";
import { layout, strata } from "../ui/layout.ts";
import { correoStyles } from "./correo.styles.ts";
import type { Mensaje } from "./mensaje.ts";

const simulatorWarning = html`<strong>SIMULADOR de correo.</strong> Nada de esto salió a internet.`;

const dateFormat = new Intl.DateTimeFormat("es-CL", {
  timeZone: "America/Santiago",
  dateStyle: "short",
  timeStyle: "medium",
  hourCycle: "h23",
});

export type CorreoView = { mensajes: Mensaje[]; selected: Mensaje | null };

export function correoPage({ mensajes, selected }: CorreoView): Html {
  const shop = shopOf(selected === null ? mensajes : [selected, ...mensajes]);
  return layout({
    title: selected === null ? "Correo" : selected.asunto,
    warning: simulatorWarning,
    styles: correoStyles,
    body: html`<div class="bar">
<div><h1>Correo</h1>
<p class="quiet">Aquí llega todo lo que la tienda escribe, lo más nuevo primero. Nadie más lo recibe.</p></div>
${mensajes.length > 0 && tools(shop)}
</div>
${mensajes.length === 0 ? emptyBox() : mailbox(mensajes, selected)}`,
    ...(selected === null ? {} : { script: growScript }),
  });
}

/** The stand-in is not told where the shop is; its mails lead there. */
function shopOf(mensajes: readonly Mensaje[]): string | null {
  const link = mensajes.find(({ enlaces: links }) => links.length > 0)?.enlaces[0];
  return link === undefined ? null : (URL.parse(link)?.origin ?? null);
}

function tools(shop: string | null): Html {
  return html`<div class="tools">${shop !== null && html`<a class="button plain" href="${shop}">Ir a la tienda</a>`}
<a class="button plain" href="/correo">Actualizar</a>
<form method="post" action="/correo/vaciar"><button class="button plain">Vaciar</button></form></div>`;
}

function emptyBox(): Html {
  return html`<section class="card"><h2>Todavía no llega nada</h2>
${strata}
<p>Cuando la tienda envíe un correo, aparecerá aquí.</p>
<p class="leave"><a href="/correo">Actualizar</a></p></section>`;
}

function mailbox(mensajes: Mensaje[], selected: Mensaje | null): Html {
  const open = selected !== null && html` open`;
  return html`<div class="mailbox${open}">
<nav class="card list" aria-label="Mensajes"><ul>${mensajes.map((mensaje) => row(mensaje, selected))}</ul></nav>
${selected !== null && mail(selected)}
</div>`;
}

function row({ id, para, asunto, fecha }: Mensaje, selected: Mensaje | null): Html {
  const current = id === selected?.id && html` aria-current="true"`;
  return html`<li><a href="/correo/mensajes/${id}"${current}>
<strong>${asunto === "" ? "(sin asunto)" : asunto}</strong>
<span class="quiet">${para} · ${dateFormat.format(new Date(fecha))}</span></a></li>`;
}

function mail(mensaje: Mensaje): Html {
  const { asunto, de, para, fecha, texto, enlaces: links, cabeceras } = mensaje;
  return html`<article class="card mail">
<a class="back" href="/correo">Todos los mensajes</a>
<h2>${asunto === "" ? "(sin asunto)" : asunto}</h2>
${strata}
<dl class="facts"><dt>De</dt><dd>${de}</dd><dt>Para</dt><dd>${para}</dd>
<dt>Fecha</dt><dd>${dateFormat.format(new Date(fecha))}</dd></dl>
${mensaje.html !== "" && preview(mensaje.html)}
<h3>Texto</h3>
<pre tabindex="0" aria-label="Parte de texto">${texto === "" ? "(sin parte de texto)" : texto}</pre>
${links.length > 0 && linkList(links)}
<details><summary>Cabeceras</summary>
<pre>${cabeceras.map(({ nombre, valor }) => `${nombre}: ${valor}\n`)}</pre></details>
</article>`;
}

function linkList(links: string[]): Html {
  return html`<h3>Enlaces</h3><ul class="links">
${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>`;
}

/** Makes the frame as tall as its mail, so that only the page scrolls. */
const growScript = `
const frame = document.querySelector(".mail iframe");
const grow = () => {
  const root = frame.contentDocument?.documentElement;
  if (!root) return;
  frame.style.height = "0";
  frame.style.height = root.scrollHeight + 2 + "px";
};
if (frame) {
  frame.addEventListener("load", grow);
  window.addEventListener("resize", grow);
  grow();
}
`;

// The mail is foreign markup: no scripts, so that this page's origin is of no use to it; links open a new tab.
function preview(markup: string): Html {
  const base = '<base target="_blank">';
  const head = /<head[^>]*>/i;
  const framed = head.test(markup)
    ? markup.replace(head, (tag) => `${tag}${base}`)
    : `${base}${markup}`;
  return html`<iframe title="Vista del mensaje" sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox" srcdoc="${framed}"></iframe>`;
}
