/** Words of the choice of a language. Pass them to `addMessages` before it renders. */
export const languageMessages = {
  'language.label': 'Language',
} as const;
