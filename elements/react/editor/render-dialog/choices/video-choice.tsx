import {
  longestOutput,
  type OutputFrameRate,
  type OutputQuality,
  type OutputResolution,
  type Render,
} from '@spotreel/sdk/internal/contract';
import type { MessageKey } from '@spotreel/sdk/internal/i18n';
import { CheckField } from '../../../controls/field/check-field';
import { SelectField } from '../../../controls/field/select-field';
import { Notice } from '../../../controls/notice/notice';
import { useTranslator } from '../../../foundation/text/translation';
import { canBeTransparent, VIDEO_FORMATS, type VideoChoice } from './chosen-output';
import { estimatedBytes } from './estimated-bytes';
import { formatNames } from './format-names';
import { roundedMegabytes } from './rounded-megabytes';

export interface VideoChoiceProps {
  choice: VideoChoice;
  onChoice: (choice: VideoChoice) => void;
}

export interface VideoChoiceFieldsProps extends VideoChoiceProps {
  durationSeconds: number;
  /** All exports, newest first. */
  renders: readonly Render[];
}

const RESOLUTIONS = ['720p', '1080p', '4k'] as const satisfies readonly OutputResolution[];
const FRAME_RATES = [30, 60] as const satisfies readonly OutputFrameRate[];
const QUALITIES = ['small', 'standard', 'high'] as const satisfies readonly OutputQuality[];

/** Type, size and quality of the file, and what they mean for it. */
export function VideoChoiceFields(props: VideoChoiceFieldsProps) {
  const { choice, onChoice, durationSeconds } = props;
  const t = useTranslator();
  const { format, transparent } = choice;
  const hints = useHints(props);
  return (
    <div className="sr-render__choice">
      <SelectField
        label={t('deviceExport.format')}
        value={format}
        options={VIDEO_FORMATS.map((value) => ({ value, label: formatNames[value] }))}
        onChange={(next) => onChoice({ ...choice, format: next })}
      />
      {format !== 'gif' && <SizeFields choice={choice} onChoice={onChoice} />}
      {canBeTransparent(format) && (
        <div className="sr-render__wide">
          <CheckField
            label={t('deviceExport.transparent')}
            checked={transparent}
            onChange={(next) => onChoice({ ...choice, transparent: next })}
          />
        </div>
      )}
      {hints.length > 0 && <p className="sr-field__hint sr-render__wide">{hints.join(' ')}</p>}
      {durationSeconds > longestOutput(format) && (
        <div className="sr-render__wide">
          <Notice tone="warning">{t(format === 'gif' ? 'output.gifLength' : 'output.movLength')}</Notice>
        </div>
      )}
    </div>
  );
}

/** Choices that a GIF does not have. */
function SizeFields({ choice, onChoice }: VideoChoiceProps) {
  const t = useTranslator();
  const options = <Value extends OutputResolution | OutputQuality>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: t(`output.${value}`) }));
  return (
    <>
      <SelectField
        label={t('output.resolution')}
        value={choice.resolution}
        options={options(RESOLUTIONS)}
        onChange={(resolution) => onChoice({ ...choice, resolution })}
      />
      <SelectField
        label={t('output.quality')}
        value={choice.quality}
        options={options(QUALITIES)}
        onChange={(quality) => onChoice({ ...choice, quality })}
      />
      <SelectField
        label={t('output.frameRate')}
        value={String(choice.frameRate)}
        options={FRAME_RATES.map((count) => ({ value: String(count), label: t('output.fps', { count }) }))}
        onChange={(value) => onChoice({ ...choice, frameRate: value === '60' ? 60 : 30 })}
      />
    </>
  );
}

const NOTES = {
  mp4: undefined,
  webm: 'output.webmNote',
  mov: 'output.movNote',
  gif: 'output.gifNote',
} as const satisfies Record<VideoChoice['format'], MessageKey | undefined>;

function useHints({ choice, durationSeconds, renders }: VideoChoiceFieldsProps): string[] {
  const t = useTranslator();
  const { format, resolution, transparent } = choice;
  const note = NOTES[format];
  const bytes = format === 'mp4' ? estimatedBytes(choice, durationSeconds, renders) : undefined;
  return [
    ...(note ? [t(note)] : []),
    ...(canBeTransparent(format) && transparent ? [t('output.transparentNote')] : []),
    ...(bytes === undefined
      ? []
      : [t('output.estimate', { size: t('renders.megabytes', { count: roundedMegabytes(bytes) }) })]),
    ...(format !== 'gif' && resolution === '4k' ? [t('output.slow4k')] : []),
  ];
}
