import { useStore } from '@nanostores/react';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import { type ReactNode, useEffect, useState } from 'react';
import { untilLoaded } from '../../foundation/recovery';
import { TranslationProvider, useTranslator } from '../../foundation/text/translation';
import { useEditor } from './editor-context';

/** Translates the words below for an image if the project is one, and for a video else. */
export function ProjectWords({ children }: { children: ReactNode }) {
  const t = useTranslator();
  const isImage = useStore(useEditor().environment.$kind) === 'image';
  const [ofImages, setOfImages] = useState<{ readonly words: Translator }>();
  useEffect(() => {
    let isOver = false;
    if (isImage)
      void untilLoaded(() => import('../../foundation/text/image-words')).then(({ imageWords }) => {
        if (!isOver) setOfImages({ words: imageWords(t) });
      });
    return () => {
      isOver = true;
    };
  }, [isImage, t]);
  return <TranslationProvider translator={(isImage && ofImages?.words) || t}>{children}</TranslationProvider>;
}
