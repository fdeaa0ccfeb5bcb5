import type { HexColor } from '@spotreel/sdk/base';
import type { BackgroundValue, IngredientTemplate, Media } from '@spotreel/sdk/contract';
import { BEHIND_ANIMATIONS } from '@spotreel/sdk/scene';
import { memo } from 'react';
import { ColorField } from '../color-field/color-field';
import { useTranslator } from '../foundation/translation';
import { ImageField } from '../image-field/image-field';
import { Notice } from '../notice/notice';
import { FormSection } from '../scene-form/form-section';
import { PlacementFields } from './placement-fields';

export interface BackgroundFormProps {
  template: IngredientTemplate;
  /** undefined: the template's own. */
  value: BackgroundValue | undefined;
  media: Readonly<Record<number, Media>>;
  swatches: readonly HexColor[];
  /** What the background does to a text. */
  warning?: string | undefined;
  onChange: (value: BackgroundValue | undefined) => void;
  onPick: (kind: 'image' | 'video' | 'lottie') => void;
}

const kinds = ['color', 'image', 'video', 'lottie'] as const;
const kindKeys = {
  color: 'editor.backgroundColor',
  image: 'editor.backgroundImage',
  video: 'editor.backgroundVideo',
  lottie: 'animations.background',
} as const;

/** What stands behind a scene: a color, a picture or a video with its crop and start. */
export const BackgroundForm = memo(function BackgroundForm(props: BackgroundFormProps) {
  const { template, value, media, swatches, warning, onChange, onPick } = props;
  const t = useTranslator();
  const { backgrounds } = template;
  const shown = value ?? backgrounds.default;
  const allowed = kinds.filter((kind) => backgrounds[kind === 'lottie' ? 'video' : kind]);
  const fallback = swatches[0] ?? '#1a1a17';

  function choose(kind: (typeof kinds)[number]) {
    if (kind === shown.type) return;
    if (kind === backgrounds.default.type) onChange(undefined);
    else if (kind === 'color') onChange({ type: 'color', value: fallback });
    else onPick(kind);
  }

  if (allowed.length === 0) return null;
  const picture = shown.type === 'color' ? undefined : (media[shown.value] ?? backgrounds.media ?? undefined);
  const reset = value ? () => onChange(undefined) : undefined;
  return (
    <FormSection title={t('editor.background')}>
      {allowed.length > 1 && (
        <fieldset className="sr-segments">
          <legend className="sr-visually-hidden">{t('editor.background')}</legend>
          {allowed.map((kind) => (
            <button key={kind} type="button" aria-pressed={kind === shown.type} onClick={() => choose(kind)}>
              {t(kindKeys[kind])}
            </button>
          ))}
        </fieldset>
      )}
      {shown.type === 'color' ? (
        <ColorField
          label={t('editor.backgroundColor')}
          value={shown.value as HexColor}
          swatches={swatches}
          warning={warning}
          onChange={(color) => onChange({ type: 'color', value: color })}
          onReset={reset}
        />
      ) : (
        <>
          {warning && <Notice tone="warning">{warning}</Notice>}
          <ImageField
            label={picture?.name ?? t(kindKeys[shown.type])}
            media={picture}
            onReplace={() => onPick(shown.type)}
            onReset={reset}
          />
          {shown.type === 'lottie' && (
            <ColorField
              label={t('animations.behind')}
              value={(shown.color ?? BEHIND_ANIMATIONS) as HexColor}
              swatches={swatches}
              onChange={(color) => onChange({ ...shown, color })}
            />
          )}
          <PlacementFields value={shown} durationSeconds={picture?.props.duration} onChange={onChange} />
        </>
      )}
    </FormSection>
  );
});
