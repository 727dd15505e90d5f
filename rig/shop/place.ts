export type Place = { shopUrl: string; standinsUrl: string };
