/** Name of the length among the fields of a scene's form. No field of a template has a colon in its name. */
export const LENGTH_PART = ':length';
