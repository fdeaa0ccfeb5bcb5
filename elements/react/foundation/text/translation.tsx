import { createTranslator, type Translator } from '@spotreel/sdk/internal/i18n';
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
