import { languageTag } from '@spotreel/sdk/internal/contract';
import { useId, useState } from 'react';
import { languageName, languageTagOf } from '../../controls/field/language-names';
import { TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';
import { CommonLanguages } from './common-languages';

export interface OriginalLanguageProps {
  /** Undefined: the author has not said it. */
  language: string | undefined;
  /** Tags of the languages that the survey is translated to. */
  translated: readonly string[];
  onChange: (language: string | undefined) => void;
}

/** The language of the survey's own texts, by its name or its tag. */
export function OriginalLanguage({ language, translated, onChange }: OriginalLanguageProps) {
  const t = useTranslator();
  const id = useId();
  const [written, setWritten] = useState<string>();
  const [problem, setProblem] = useState<string>();

  function take() {
    if (written === undefined) return;
    const tag = languageTagOf(written);
    if (tag !== '' && !languageTag.safeParse(tag).success) return setProblem(t('translations.noTag'));
    if (translated.includes(tag)) return setProblem(t('translations.taken'));
    setWritten(undefined);
    onChange(tag === '' ? undefined : tag);
  }

  return (
    <>
      <TextField
        label={t('translations.own')}
        list={id}
        autoComplete="off"
        value={written ?? (language === undefined ? '' : languageName(language))}
        hint={t('translations.ownHint')}
        error={problem}
        onBlur={take}
        onChange={(event) => {
          setWritten(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <CommonLanguages id={id} taken={translated} />
    </>
  );
}
