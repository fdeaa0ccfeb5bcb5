import type { MessageKey, Translator } from '@spotreel/sdk/internal/i18n';

/** Speaks of an image where there are words for it. */
export function imageWords(t: Translator): Translator {
  const { locale, direction } = t;
  const translate = (...[key, values]: Parameters<Translator>) => {
    const ofImages: string = `imageProject.${key}`;
    const said = t(ofImages as MessageKey, values);
    return said === ofImages ? t(key, values) : said;
  };
  return Object.assign(translate, { locale, direction });
}
