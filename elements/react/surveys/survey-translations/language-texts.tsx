import type { Survey } from '@spotreel/sdk/internal/contract';
import {
  type SurveyEditorStore,
  translatableScreens,
  withoutLanguage,
  withTranslation,
} from '@spotreel/sdk/internal/stores';
import { Trash2 } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { CheckField } from '../../controls/field/check-field';
import { languageName } from '../../controls/field/language-names';
import { useTranslator } from '../../foundation/text/translation';
import type { ErrorOf } from './field-errors';
import { OwnWords } from './own-words';
import { TranslationScreen } from './translation-screen';

export interface LanguageTextsProps {
  store: SurveyEditorStore;
  survey: Survey;
  language: string;
  /** Only texts without a translation are listed. */
  isMissingOnly: boolean;
  onMissingOnly: (isMissingOnly: boolean) => void;
  errorOf: ErrorOf;
}

/** The texts of one language, screen by screen. */
export function LanguageTexts(props: LanguageTextsProps) {
  const { store, survey, language, isMissingOnly, onMissingOnly, errorOf } = props;
  const t = useTranslator();
  const { translations } = survey;
  const set = (field: string, next: Survey['translations']) => store.edit(field, { translations: next });
  return (
    <>
      <div className="sr-translations__tools">
        <CheckField label={t('translations.missingOnly')} checked={isMissingOnly} onChange={onMissingOnly} />
        <Button
          size="sm"
          icon={<Trash2 aria-hidden />}
          onClick={() => set('translations.remove', withoutLanguage(translations, language))}
        >
          {t('translations.remove', { language: languageName(language) })}
        </Button>
      </div>
      {translatableScreens(survey).map((screen) => (
        <TranslationScreen
          key={`${language} ${screen.texts[0]?.path}`}
          screen={screen}
          language={language}
          translated={translations[language] ?? {}}
          isMissingOnly={isMissingOnly}
          errorOf={(path) => errorOf(`translations.${language}.${path}`)}
          onFocus={() => store.$focus.set(screen.screen === 'thankYouCard' ? survey.questions.length : screen.index)}
          onChange={(path, text) =>
            set(`translations.${language}.${path}`, withTranslation(translations, language, path, text))
          }
        />
      ))}
      <OwnWords store={store} survey={survey} language={language} errorOf={errorOf} />
    </>
  );
}
