/** Slug of a categoria in addresses. */
export const slugPattern = /^[a-z0-9-]{1,80}$/;
