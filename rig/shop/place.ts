/** Where a shop and its stand-ins answer. */
export type Place = { shopUrl: string; standinsUrl: string };
