import { useEffect } from 'react';
import { useTranslator } from './text/translation';

/**
 * Loads at once, and again in each other language: the server answers in that of the screen. `load` stays the same
 * function until it is to load something else.
 */
export function useLoadInLanguage(load: (locale: string) => unknown): void {
  const { locale } = useTranslator();
  useEffect(() => void load(locale), [load, locale]);
}
