import type { HexColor } from '@spotreel/sdk/internal/base';
import type { Media } from '@spotreel/sdk/internal/contract';
import { BEHIND_ANIMATIONS } from '@spotreel/sdk/internal/scene';
import type { ReactNode } from 'react';
import { ColorField } from '../../controls/color-field/color-field';
import { ImageField } from '../../controls/image-field/image-field';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { BACKGROUND_TYPE_KEYS } from './background-types';
import { type MediaBackgroundValue, PlacementFields } from './placement-fields';

export interface MediaBackgroundFieldsProps {
  value: MediaBackgroundValue;
  /** The file of the background; undefined while it is not known. */
  media: Media | undefined;
  swatches: readonly HexColor[];
  /** Effect of the background on a text. */
  warning: ReactNode;
  /** Among the ways to change it. */
  tool: ReactNode;
  /** Below its picture. */
  note: ReactNode;
  onChange: (value: MediaBackgroundValue) => void;
  onReplace: () => void;
  /** Back to the template's own; absent when it is that already. */
  onReset: (() => void) | undefined;
}

/** Image, video or animation of the background, and its placement. */
export function MediaBackgroundFields(props: MediaBackgroundFieldsProps) {
  const { value, media, swatches, warning, tool, note, onChange, onReplace, onReset } = props;
  const t = useTranslator();
  return (
    <>
      {warning && <Notice tone="warning">{warning}</Notice>}
      <ImageField
        label={media?.name ?? t(BACKGROUND_TYPE_KEYS[value.type])}
        media={media}
        tool={tool}
        onReplace={onReplace}
        onReset={onReset}
      />
      {note}
      {value.type === 'lottie' && (
        <ColorField
          label={t('animations.behind')}
          value={(value.color ?? BEHIND_ANIMATIONS) as HexColor}
          swatches={swatches}
          onChange={(color) => onChange({ ...value, color })}
        />
      )}
      <PlacementFields value={value} durationSeconds={media?.props.duration} onChange={onChange} />
    </>
  );
}
