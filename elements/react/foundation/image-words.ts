/** The words of image projects, loaded with the first of them. */
import { addMessages, imageProjectMessages, type MessageKey, type Translator } from '@spotreel/sdk/i18n';

/** Speaks of an image where there are words for it. */
export function imageWords(t: Translator): Translator {
  addMessages(imageProjectMessages);
  return (key, values) => {
    const ofImages = `imageProject.${key}`;
    return t(isMessage(ofImages) ? ofImages : key, values);
  };
}

function isMessage(key: string): key is MessageKey & keyof typeof imageProjectMessages {
  return key in imageProjectMessages;
}
