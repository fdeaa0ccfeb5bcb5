import { useStore } from '@nanostores/react';
import type { BatchSource, Ratio } from '@spotreel/sdk/internal/contract';
import type { BatchDraft, BatchSources } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { SelectField } from '../../controls/field/select-field';
import { Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useTranslator } from '../../foundation/text/translation';
import { chosenSource, type SourceChoice, stylesOf } from './source-choice';

export interface BaseChoiceProps {
  store: BatchDraft;
  given: BatchSource | undefined;
  onSource: (source: BatchSource | undefined) => void;
}

/** A recipe with style and format, or a video. */
export function BaseChoice({ store, given, onSource }: BaseChoiceProps) {
  const { data: sources, failure } = useStore(store.$sources);
  if (failure)
    return (
      <Notice tone="danger" action={<RetryButton failure={failure} onRetry={store.loadSources} />}>
        {failure.message}
      </Notice>
    );
  if (!sources) return <Skeleton shape="line" />;
  return (
    <>
      <SourceFields sources={sources} given={given} onSource={onSource} />
      <BaseFacts store={store} />
    </>
  );
}

function SourceFields({ sources, given, onSource }: Omit<BaseChoiceProps, 'store'> & { sources: BatchSources }) {
  const t = useTranslator();
  const [choice, setChoice] = useState<SourceChoice>(() => ({
    kind: given?.projectId === undefined ? 'recipe' : 'video',
    ...given,
  }));
  const change = (part: SourceChoice) => setChoice({ ...choice, ...part });
  useEffect(() => onSource(chosenSource(choice, sources)), [choice, sources, onSource]);

  return (
    <div className="sr-batch__choices">
      <SelectField
        label={t('batch.startWith')}
        value={choice.kind ?? 'recipe'}
        options={[
          { value: 'recipe', label: t('batch.aRecipe') },
          { value: 'video', label: t('batch.aVideo') },
        ]}
        onChange={(kind) => change({ kind })}
      />
      {choice.kind === 'video' ? (
        <VideoField sources={sources} choice={choice} onChange={change} />
      ) : (
        <RecipeFields sources={sources} choice={choice} onChange={change} />
      )}
    </div>
  );
}

interface FieldsProps {
  sources: BatchSources;
  choice: SourceChoice;
  onChange: (part: SourceChoice) => void;
}

function VideoField({ sources, choice, onChange }: FieldsProps) {
  const t = useTranslator();
  if (sources.videos.length === 0) return <p className="sr-batch__note">{t('batch.noVideos')}</p>;
  return (
    <SelectField
      label={t('batch.video')}
      value={String(chosenSource(choice, sources)?.projectId ?? '')}
      options={sources.videos.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(id) => onChange({ projectId: Number(id) })}
    />
  );
}

const formats = { landscape: 'library.landscape', portrait: 'library.portrait', square: 'library.square' } as const;

function RecipeFields({ sources, choice, onChange }: FieldsProps) {
  const t = useTranslator();
  const { recipe, styles, style } = stylesOf(choice, sources);
  const source = chosenSource(choice, sources);
  return (
    <>
      <SelectField
        label={t('batch.recipe')}
        value={String(recipe?.id ?? '')}
        options={sources.recipes.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id) => onChange({ recipeId: Number(id), templateFamilyId: undefined })}
      />
      {styles.length > 1 && (
        <SelectField
          label={t('batch.style')}
          value={String(style?.id ?? '')}
          options={styles.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => onChange({ templateFamilyId: Number(id) })}
        />
      )}
      <SelectField<Ratio>
        label={t('batch.format')}
        value={source?.ratio ?? 'landscape'}
        options={(style?.orientation ?? []).map((value) => ({ value, label: t(formats[value]) }))}
        onChange={(ratio) => onChange({ ratio })}
      />
    </>
  );
}

function BaseFacts({ store }: Pick<BaseChoiceProps, 'store'>) {
  const t = useTranslator();
  const { data: base, failure } = useStore(store.$base);
  if (failure)
    return (
      <Notice tone="danger" title={t('batch.baseError')}>
        {failure.message}
      </Notice>
    );
  if (!base) return null;
  const seconds = Math.round(base.durationSeconds);
  return <p className="sr-batch__note">{t('batch.baseFacts', { seconds, count: base.fields.length })}</p>;
}
