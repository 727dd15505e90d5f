/**
 * Polls until the page is available and only then reloads; instead of a payment return, polls the
 * health check.
 */
export const failureScript = `(()=>{
const root=document.documentElement,wait=Number(root.dataset.wait)*1000;
const isRetorno=location.pathname.startsWith("/api/");
let tries=0,timer;
const later=()=>{clearTimeout(timer);timer=setTimeout(ask,wait*Math.min(1+tries/2,6)+Math.random()*2000);tries++};
const ask=()=>document.hidden?later():fetch(isRetorno?"/api/salud":location.href,{method:isRetorno?"GET":"HEAD",cache:"no-store"})
.then(({status})=>status===429||status>499?later():location.reload(),later);
addEventListener("online",ask);
document.addEventListener("visibilitychange",()=>{if(!document.hidden)ask()});
document.querySelector(".auto").hidden=false;
later();
})()`;
