export const oldBrowserCopy = "Tu navegador es muy antiguo para comprar aquí.";
