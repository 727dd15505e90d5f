/** Of a categoria, as in addresses. */
export const slugPattern = /^[a-z0-9-]{1,80}$/;
