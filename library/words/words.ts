/** Translations by their English texts. `{n}` in both is any whole number. */
export type Words = Readonly<Record<string, string>>;
