import type { HexColor } from '@spotreel/sdk/internal/base';
import type { BackgroundValue, IngredientTemplate, Media } from '@spotreel/sdk/internal/contract';
import { memo, type ReactNode } from 'react';
import { ColorField } from '../../controls/color-field/color-field';
import { useTranslator } from '../../foundation/text/translation';
import { FormSection } from '../scene-form/form-section';
import { allowedTypes, BackgroundSwitch, type BackgroundType } from './background-types';
import { MediaBackgroundFields } from './media-background-fields';

export interface BackgroundFormProps {
  template: IngredientTemplate;
  /** undefined: the template's own. */
  value: BackgroundValue | undefined;
  media: Readonly<Record<number, Media>>;
  swatches: readonly HexColor[];
  /** Effect of the background on a text. */
  warning?: ReactNode;
  /** Among the ways to change an image: the movement of the camera over it. */
  shotTool?: ((label: string, image: Media | undefined) => ReactNode) | undefined;
  /** Below the picture of an image that moves, where the scene takes a video. */
  movingNote?: ReactNode;
  onChange: (value: BackgroundValue | undefined) => void;
  onPick: (type: Exclude<BackgroundType, 'color'>) => void;
}

/** Color if the template and the brand offer none. */
const FALLBACK_COLOR: HexColor = '#1a1a17';

/** The background of a scene: a color, an image, a video or an animation. */
export const BackgroundForm = memo(function BackgroundForm(props: BackgroundFormProps) {
  const { template, value, media, swatches, warning, shotTool, movingNote, onChange, onPick } = props;
  const t = useTranslator();
  const { backgrounds } = template;
  const shown = value ?? backgrounds.default;
  const types = allowedTypes(template);
  const shared = { swatches, warning, onReset: value ? () => onChange(undefined) : undefined };

  function choose(type: BackgroundType) {
    if (type === shown.type) return;
    if (type === backgrounds.default.type) onChange(undefined);
    else if (type === 'color') onChange({ type: 'color', value: swatches[0] ?? FALLBACK_COLOR });
    else onPick(type);
  }

  if (types.length === 0) return null;
  return (
    <FormSection title={t('editor.background')}>
      {types.length > 1 && <BackgroundSwitch types={types} value={shown.type} onChange={choose} />}
      {shown.type === 'color' ? (
        <ColorField
          label={t('editor.backgroundColor')}
          value={shown.value as HexColor}
          onChange={(color) => onChange({ type: 'color', value: color })}
          {...shared}
        />
      ) : (
        <MediaBackgroundFields
          value={shown}
          media={media[shown.value] ?? backgrounds.media ?? undefined}
          onChange={onChange}
          onReplace={() => onPick(shown.type)}
          tool={shown.type === 'image' && value && shotTool?.(t('editor.background'), media[shown.value])}
          note={shown.type === 'image' && types.includes('video') && movingNote}
          {...shared}
        />
      )}
    </FormSection>
  );
});
