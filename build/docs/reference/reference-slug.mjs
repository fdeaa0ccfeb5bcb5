// @ts-check
/** Address of the page of a domain, below `/docs/`. @param {string} slug */
export const referenceSlug = (slug) => `reference/${slug}`;
