import { useStore } from '@nanostores/react';
import { type ReactNode, useMemo } from 'react';
import { imageProjectMessages } from '../../../sdk/i18n/editor/image-project';
import type { MessageKey, Translator } from '../../../sdk/i18n/translator';
import { TranslationProvider, useTranslator } from '../foundation/translation';
import { useEditor } from './editor-context';

/** What is below speaks of an image where the project is one, and of a video else. */
export function ProjectWords({ children }: { children: ReactNode }) {
  const t = useTranslator();
  const isImage = useStore(useEditor().surroundings.$kind) === 'image';
  const translator = useMemo(() => (isImage ? imageWords(t) : t), [t, isImage]);
  return <TranslationProvider translator={translator}>{children}</TranslationProvider>;
}

function imageWords(t: Translator): Translator {
  return (key, values) => {
    const ofImages = `imageProject.${key}`;
    return t(isMessage(ofImages) ? ofImages : key, values);
  };
}

function isMessage(key: string): key is MessageKey & keyof typeof imageProjectMessages {
  return key in imageProjectMessages;
}
