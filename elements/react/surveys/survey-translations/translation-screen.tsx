import type { Translator } from '@spotreel/sdk/internal/i18n';
import type { TranslatableScreen, TranslatableText } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { isRightToLeft, languageName } from '../../controls/field/language-names';
import { useTranslator } from '../../foundation/text/translation';
import { TranslationRow } from './translation-row';

export interface TranslationScreenProps {
  screen: TranslatableScreen;
  language: string;
  translated: Readonly<Record<string, string>>;
  /** Leaves out what is translated already. */
  isMissingOnly: boolean;
  errorOf: (path: string) => string | undefined;
  onFocus: () => void;
  onChange: (path: string, text: string) => void;
}

/** The texts of one screen of the survey. */
export function TranslationScreen(props: TranslationScreenProps) {
  const { screen, language, translated, isMissingOnly, errorOf, onFocus, onChange } = props;
  const t = useTranslator();
  // what is being written stays, although it is missing no more
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set());
  const shown = isMissingOnly
    ? screen.texts.filter(({ path }) => !translated[path] || written.has(path))
    : screen.texts;
  if (shown.length === 0) return null;
  const title =
    screen.index === undefined
      ? t(`surveyEditor.${screen.screen === 'welcomeCard' ? 'welcomeCard' : 'thankYouCard'}`)
      : t('surveyEditor.question', { number: screen.index + 1 });
  return (
    <section className="sr-panel sr-translations__screen">
      <h3 className="sr-panel__title">{title}</h3>
      {shown.map((one) => (
        <TranslationRow
          key={`${language} ${one.path}`}
          label={labelOf(one, t)}
          language={languageName(language)}
          original={one.text}
          value={translated[one.path] ?? ''}
          isLong={one.field === 'html' || one.text.length > 60}
          lang={language}
          dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
          error={errorOf(one.path)}
          onFocus={onFocus}
          onChange={(text) => {
            setWritten(new Set([...written, one.path]));
            onChange(one.path, text);
          }}
        />
      ))}
    </section>
  );
}

function labelOf({ field, number = 0 }: TranslatableText, t: Translator): string {
  return field === 'choice' ? t('surveyEditor.choice', { number }) : t(`surveyEditor.${field}`);
}
