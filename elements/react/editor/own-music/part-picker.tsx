import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { preciseTimeText } from '../../controls/transport/time-text';
import { Waveform } from '../../controls/waveform/waveform';
import { useTranslator } from '../../foundation/text/translation';
import { latestStart, partSeconds, startWithin } from './music-part';
import { useWindowDrag } from './use-window-drag';

export interface PartPickerProps {
  peaks: readonly number[];
  songSeconds: number;
  videoSeconds: number;
  start: number;
  /** Over the part that plays. */
  playhead: ReactNode;
  /** While it is dragged, and with each key. */
  onMove: (start: number) => void;
  /** After a drag, or a key. */
  onRest: () => void;
}

/** Seconds of the arrow keys, of them with Shift, and of Page Up and Page Down. */
const STEP = 0.1;
const LONG_STEP = 1;
const PAGE = 5;

/** The waveform of a song with a window as long as the video: it is dragged, or moved by keys. */
export function PartPicker(props: PartPickerProps) {
  const { peaks, songSeconds, videoSeconds, start, onMove, onRest } = props;
  const track = useRef<HTMLDivElement>(null);
  const length = partSeconds(start, songSeconds, videoSeconds);
  const move = (seconds: number) => onMove(startWithin(seconds, songSeconds, videoSeconds));
  const drag = useWindowDrag(track, { start, length, whole: songSeconds, onMove: move, onRest });
  return (
    // time runs from left to right in every language
    <div ref={track} className="sr-part-picker" dir="ltr" {...drag}>
      <Waveform peaks={peaks} className="sr-part-picker__wave" />
      <Window {...props} length={length} onMove={move} />
    </div>
  );
}

function Window({
  songSeconds,
  videoSeconds,
  start,
  length,
  playhead,
  onMove,
  onRest,
}: PartPickerProps & { length: number }) {
  const t = useTranslator();
  const latest = latestStart(songSeconds, videoSeconds);
  const share = (seconds: number) => `${(seconds / songSeconds) * 100}%`;

  function onKeyDown(event: KeyboardEvent) {
    const next = startAfter(event, start, latest);
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
    onRest();
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      className="sr-part-picker__window"
      aria-label={t('ownMusic.part')}
      aria-valuemin={0}
      aria-valuemax={latest}
      aria-valuenow={start}
      aria-valuetext={t('ownMusic.plays', { from: preciseTimeText(start), to: preciseTimeText(start + length) })}
      style={{ left: share(start), width: share(length) }}
      onKeyDown={onKeyDown}
    >
      {playhead}
    </div>
  );
}

/** Undefined for a key that moves nothing. */
function startAfter({ key, shiftKey }: KeyboardEvent, start: number, latest: number): number | undefined {
  const step = shiftKey ? LONG_STEP : STEP;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return start + step;
    case 'ArrowLeft':
    case 'ArrowDown':
      return start - step;
    case 'PageUp':
      return start + PAGE;
    case 'PageDown':
      return start - PAGE;
    case 'Home':
      return 0;
    case 'End':
      return latest;
    default:
      return undefined;
  }
}
