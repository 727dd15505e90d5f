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

export type CorreoView = { mensajes: Mensaje[]; selected: Mensaje | null; smtpUrl: string };

export function correoPage({ mensajes, selected, smtpUrl }: CorreoView): Html {
  return layout({
    title: selected === null ? "Correo" : selected.asunto,
    warning: simulatorWarning,
    styles: correoStyles,
    body: html`<div class="bar">
<div><h1>Correo</h1><p class="quiet">Llega por <code>${smtpUrl}</code></p></div>
${mensajes.length > 0 && tools()}
</div>
${mensajes.length === 0 ? emptyBox() : mailbox(mensajes, selected)}`,
  });
}

function tools(): Html {
  return html`<div class="tools"><a class="button plain" href="/correo">Actualizar</a>
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

// The mail is foreign markup: no scripts, no access to this page, links open a new tab.
function preview(markup: string): Html {
  const base = '<base target="_blank">';
  const head = /<head[^>]*>/i;
  const framed = head.test(markup)
    ? markup.replace(head, (tag) => `${tag}${base}`)
    : `${base}${markup}`;
  return html`<iframe title="Vista del mensaje" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${framed}"></iframe>`;
}
