import type { Media, OwnMusic } from '@spotreel/sdk/internal/contract';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../controls/button/button';
import { TextField } from '../../controls/field/text-field';
import { preciseTimeText, timeText } from '../../controls/transport/time-text';
import { useTranslator } from '../../foundation/text/translation';
import { latestStart, partSeconds } from './music-part';
import { PartPicker } from './part-picker';

export interface ChosenMusicProps {
  file: Media;
  music: OwnMusic;
  videoSeconds: number;
  isPlaying: boolean;
  /** Plays the video with it from the beginning, or stops. */
  onListen: () => void;
  playhead: ReactNode;
  /** One of many changes of a step that `onRest` ends. */
  onChange: (music: OwnMusic) => void;
  onRest: () => void;
  /** As `onRest`, after another part of the song was chosen: a playing video lets it be heard. */
  onChosen: () => void;
  onRemove: () => void;
}

/** Longest fade, seconds (docs/rules/limits-and-messages.md#other-numbers). */
const LONGEST_FADE = 10;

/** The song that the video plays: which part of it, and how it begins and ends. */
export function ChosenMusic(props: ChosenMusicProps) {
  const { file, music, videoSeconds, playhead, onChange, onChosen } = props;
  return (
    <div className="sr-own-music__chosen">
      <p className="sr-own-music__name">{file.name}</p>
      <PartPicker
        peaks={file.props.peaks ?? []}
        songSeconds={songSecondsOf(props)}
        videoSeconds={videoSeconds}
        start={music.start}
        playhead={playhead}
        onMove={(start) => onChange({ ...music, start })}
        onRest={onChosen}
      />
      <PartWords {...props} />
      <PartFields {...props} />
      <PartButtons {...props} />
    </div>
  );
}

function songSecondsOf({ file, videoSeconds }: ChosenMusicProps): number {
  return file.props.duration ?? videoSeconds;
}

function PartWords(props: ChosenMusicProps) {
  const t = useTranslator();
  const { videoSeconds } = props;
  const { start } = props.music;
  const songSeconds = songSecondsOf(props);
  const end = start + partSeconds(start, songSeconds, videoSeconds);
  const words = { from: preciseTimeText(start), to: preciseTimeText(end), length: timeText(songSeconds) };
  const isShort = songSeconds - start < videoSeconds;
  return (
    <p className="sr-field__hint">
      {t('ownMusic.playsOf', words)}
      {isShort && ` ${t('ownMusic.repeats')}`}
    </p>
  );
}

function PartFields(props: ChosenMusicProps) {
  const t = useTranslator();
  const { music, videoSeconds, onChange, onRest, onChosen } = props;
  const { start, fadeIn, fadeOut } = music;
  const latest = latestStart(songSecondsOf(props), videoSeconds);
  const change = (values: Partial<OwnMusic>) => onChange({ ...music, ...values });
  return (
    <div className="sr-own-music__fields">
      <SecondsField
        label={t('ownMusic.start')}
        value={start}
        max={latest}
        onChange={(next) => change({ start: next })}
        onRest={onChosen}
      />
      <SecondsField
        label={t('ownMusic.fadeIn')}
        value={fadeIn}
        max={LONGEST_FADE}
        onChange={(next) => change({ fadeIn: next })}
        onRest={onRest}
      />
      <SecondsField
        label={t('ownMusic.fadeOut')}
        value={fadeOut}
        max={LONGEST_FADE}
        onChange={(next) => change({ fadeOut: next })}
        onRest={onRest}
      />
    </div>
  );
}

function PartButtons({ isPlaying, onListen, onRemove }: ChosenMusicProps) {
  const t = useTranslator();
  const Icon = isPlaying ? Pause : Play;
  return (
    <div className="sr-own-music__buttons">
      <Button size="sm" icon={<Icon aria-hidden fill="currentColor" />} onClick={onListen}>
        {t(isPlaying ? 'ownMusic.stop' : 'ownMusic.listen')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onRemove}>
        {t('ownMusic.remove')}
      </Button>
    </div>
  );
}

interface SecondsFieldProps {
  label: string;
  value: number;
  max: number;
  onChange: (seconds: number) => void;
  /** After the last of many changes. */
  onRest: () => void;
}

/** A length or a moment in seconds, to a tenth. What is typed stays until the field is left. What is out of bounds counts as the bound next to it. */
function SecondsField({ label, value, max, onChange, onRest }: SecondsFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      max={max}
      step={0.1}
      value={typed ?? value}
      onBlur={() => {
        setTyped(undefined);
        onRest();
      }}
      onChange={({ currentTarget }) => {
        const seconds = currentTarget.valueAsNumber;
        setTyped(currentTarget.value);
        if (Number.isFinite(seconds)) onChange(Math.round(Math.min(max, Math.max(0, seconds)) * 10) / 10);
      }}
    />
  );
}
