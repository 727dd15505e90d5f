/** Days and hours are Chile's, wherever server and browser stand. */
export const timeZone = "America/Santiago";
