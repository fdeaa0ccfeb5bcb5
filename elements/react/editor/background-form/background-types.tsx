import type { BackgroundValue, IngredientTemplate } from '@spotreel/sdk/internal/contract';
import { useTranslator } from '../../foundation/text/translation';

export type BackgroundType = BackgroundValue['type'];

const TYPES = ['color', 'image', 'video', 'lottie'] as const;

/** Name of a type on screens. */
export const BACKGROUND_TYPE_KEYS = {
  color: 'editor.backgroundColor',
  image: 'editor.backgroundImage',
  video: 'editor.backgroundVideo',
  lottie: 'animations.background',
} as const;

/** The types that a template allows; where a video can be, an animation can be too. */
export function allowedTypes({ backgrounds }: IngredientTemplate): readonly BackgroundType[] {
  return TYPES.filter((type) => backgrounds[type === 'lottie' ? 'video' : type]);
}

export interface BackgroundSwitchProps {
  types: readonly BackgroundType[];
  value: BackgroundType;
  onChange: (type: BackgroundType) => void;
}

/** Color, image, video or animation. */
export function BackgroundSwitch({ types, value, onChange }: BackgroundSwitchProps) {
  const t = useTranslator();
  return (
    <fieldset className="sr-segments">
      <legend className="sr-visually-hidden">{t('editor.background')}</legend>
      {types.map((type) => (
        <button key={type} type="button" aria-pressed={type === value} onClick={() => onChange(type)}>
          {t(BACKGROUND_TYPE_KEYS[type])}
        </button>
      ))}
    </fieldset>
  );
}
