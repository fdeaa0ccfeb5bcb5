/** The words of image projects, loaded with the first of them. */
import { addMessages, imageProjectMessages, type MessageKey, type Translator } from '@spotreel/sdk/internal/i18n';

/** Speaks of an image where there are words for it. */
export function imageWords(t: Translator): Translator {
  addMessages(imageProjectMessages);
  const { locale, direction, need } = t;
  const translate = (...[key, values]: Parameters<Translator>) => {
    const ofImages = `imageProject.${key}`;
    return t(isMessage(ofImages) ? ofImages : key, values);
  };
  return Object.assign(translate, { locale, direction, need });
}

function isMessage(key: string): key is MessageKey & keyof typeof imageProjectMessages {
  return key in imageProjectMessages;
}
