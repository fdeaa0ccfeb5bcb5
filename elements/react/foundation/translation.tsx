import { createTranslator, type MessageChapter, type Translator } from '@spotreel/sdk/internal/i18n';
import { createContext, type ReactNode, useContext } from 'react';

const TranslationContext = createContext<Translator>(createTranslator());

/** The words of everything below. Without a provider: English. */
export function TranslationProvider({ translator, children }: { translator: Translator; children: ReactNode }) {
  return <TranslationContext.Provider value={translator}>{children}</TranslationContext.Provider>;
}

/** Words of the nearest `SpotreelProvider`; English without one. */
export function useTranslator(): Translator {
  return useContext(TranslationContext);
}

/** Suspends until the words of a chapter are there in the language of the screen. */
export function useChapter(chapter: MessageChapter): void {
  const isLoaded = useTranslator().need(chapter);
  // as React.lazy does: React 18 has no other way
  if (isLoaded) throw isLoaded;
}
