import type { PlannedStoryboard, Ratio, TextLanguage } from '@spotreel/sdk/internal/contract';
import { LANGUAGE_CODES } from '@spotreel/sdk/internal/i18n';
import type { AssistantStore } from '@spotreel/sdk/internal/stores';
import { SelectField } from '../../controls/field/select-field';
import { useTranslator } from '../../foundation/text/translation';
import { BrandChoice } from './brand-choice';
import { TagChoice } from './tag-choice';

const RATIO_LABELS = {
  landscape: 'assistant.landscape',
  portrait: 'assistant.portrait',
  square: 'assistant.square',
} as const;

/** Ratio, style and brand of the whole video. */
export function BoardOptions({ store, storyboard }: { store: AssistantStore; storyboard: PlannedStoryboard }) {
  const t = useTranslator();
  const { ratio, ratios, styles, templateFamily } = storyboard;
  return (
    <div className="sr-assistant__options">
      <SelectField<Ratio>
        label={t('assistant.ratio')}
        value={ratio}
        options={ratios.map((value) => ({ value, label: t(RATIO_LABELS[value]) }))}
        onChange={store.setRatio}
      />
      {styles.length > 1 && (
        <SelectField
          label={t('assistant.style')}
          value={String(templateFamily.id)}
          options={styles.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => void store.planAgain({ templateFamilyId: Number(id) })}
        />
      )}
      <BrandChoice store={store} />
      <LanguageChoice store={store} language={storyboard.language} />
      <p className="sr-assistant__hint">{t('assistant.planAgainHint')}</p>
      <TagChoice store={store} />
    </div>
  );
}

/** The language of a video's texts: the one of the brief until people choose another. */
function LanguageChoice({ store, language }: { store: AssistantStore; language: TextLanguage }) {
  const t = useTranslator();
  const names = new Intl.DisplayNames([t.locale], { type: 'language' });
  return (
    <SelectField<TextLanguage>
      label={t('assistant.language')}
      value={language}
      options={LANGUAGE_CODES.map((value) => ({ value, label: names.of(value) ?? value }))}
      onChange={(value) => void store.planAgain({ language: value })}
    />
  );
}
