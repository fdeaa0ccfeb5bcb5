import type { Translation } from '../../../message';
import type { languageMessages } from '../../../parts/language';

export const messages: Translation<typeof languageMessages> = {
  'language.label': 'Idioma',
};
