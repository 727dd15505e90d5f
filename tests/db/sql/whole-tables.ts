/** Why these queries may scan a large table. */
export const wholeTables: Readonly<Record<string, string>> = {
  countAdmins: "once at the start of the shop",
  lockAdmins: "once for each account that is erased",
  deleteTokensBefore: "every ten minutes, over the tokens of few days",
  deleteDroppedBefore: "every ten minutes",
  deleteRetiredImagenes: "every hour, over the pictures of one day",
  deleteTriesUnder: "once for each recovered password, over the tries of one day",
  selectSitemapProductos: "PostgreSQL joins a tenth of all pictures faster than by index",
  selectProductosAfter: "PostgreSQL finds 500 productos of an export faster than by index",
  selectMensajeIds: "in the order of ids, and ends with the page; deep pages read what they skip",
  selectOpinionIds: "in the order of ids, and ends with the page; deep pages read what they skip",
  selectPedidoIds: "in the order of ids, and ends with the page; deep pages read what they skip",
  selectActs: "in the order of ids, and ends with the page; its count reads all rows",
  countOpiniones: "a count of nearly all rows",
  countIntentos: "a count of all rows by state, for the metrics",
  sumSoldUnits: "a sum over nearly all rows",
  countProductos: "a word of two letters has no trigram",
};
