import { languageTag } from '@spotreel/sdk/internal/contract';
import { Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../controls/button/button';
import { languageTagOf } from '../../controls/field/language-names';
import { TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';
import { CommonLanguages } from './common-languages';

export interface AddLanguageProps {
  /** Tags of the languages that are there. */
  taken: readonly string[];
  onAdd: (language: string) => void;
}

/** Adds a language, by its name or its tag. */
export function AddLanguage({ taken, onAdd }: AddLanguageProps) {
  const t = useTranslator();
  const id = useId();
  const [written, setWritten] = useState('');
  const [problem, setProblem] = useState<string>();

  function add(event: FormEvent) {
    event.preventDefault();
    const tag = languageTagOf(written);
    if (!languageTag.safeParse(tag).success) return setProblem(t('translations.noTag'));
    if (taken.includes(tag)) return setProblem(t('translations.taken'));
    setWritten('');
    setProblem(undefined);
    onAdd(tag);
  }

  return (
    <form className="sr-translations__add" onSubmit={add} noValidate>
      <TextField
        label={t('translations.add')}
        list={id}
        autoComplete="off"
        value={written}
        hint={t('translations.addHint')}
        error={problem}
        onChange={(event) => {
          setWritten(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <CommonLanguages id={id} taken={taken} />
      <Button type="submit" icon={<Plus aria-hidden />} disabled={written.trim() === ''}>
        {t('translations.addButton')}
      </Button>
    </form>
  );
}
