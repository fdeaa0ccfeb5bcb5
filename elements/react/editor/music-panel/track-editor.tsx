import { Lock, LockOpen, Repeat2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu, type MenuItem } from '../../controls/menu/menu';
import { classNames } from '../../foundation/styles/class-names';
import { decimalText } from '../../foundation/text/numbers';
import { useTranslator } from '../../foundation/text/translation';
import { FormSection } from '../scene-form/form-section';
import { type DrawnSample, TrackDrawing, tintClass } from './track-drawing';

export interface TrackPiece extends DrawnSample {
  readonly sampleId: number;
  readonly name: string;
  readonly startSeconds: number;
  /** Undefined where it is no whole number of bars. */
  readonly bars: number | undefined;
  readonly isLocked: boolean;
  /** Alternatives to this sample, best first. */
  readonly swaps: readonly PieceSwap[];
}

export interface PieceSwap {
  readonly sampleId: number;
  readonly name: string;
  /** Share of the whole track with it. */
  readonly percent: number;
}

export interface TrackEditorProps {
  pieces: readonly TrackPiece[];
  scenes: readonly { readonly id: number; readonly startSeconds: number; readonly durationSeconds: number }[];
  videoSeconds: number;
  barSeconds: number;
  /** Samples are named by their bars; by seconds otherwise. */
  countsBars: boolean;
  /** Drawn over the pieces; moves on its own. */
  playhead?: ReactNode;
  onToggleLock: (index: number) => void;
  onSwap: (index: number, sampleId: number) => void;
}

/** The music of the video sample by sample, on the grid of its bars under the scenes. */
export function TrackEditor({ pieces, scenes, videoSeconds, barSeconds, playhead, ...rest }: TrackEditorProps) {
  const t = useTranslator();
  const share = (seconds: number) => `${Math.min(100, (seconds / videoSeconds) * 100)}%`;
  const bars = Array.from({ length: Math.ceil(videoSeconds / barSeconds - 1e-6) }, (_, bar) => bar * barSeconds);
  return (
    <FormSection title={t('arrangement.pieces')} hint={t('arrangement.piecesHint')}>
      <div className="sr-track">
        <div className="sr-track__scenes" aria-hidden>
          {scenes.map(({ id, startSeconds, durationSeconds }, index) => (
            <span key={id} style={{ left: share(startSeconds), width: share(durationSeconds) }}>
              {index + 1}
            </span>
          ))}
        </div>
        <div className="sr-track__grid" aria-hidden>
          {bars.map((seconds) => (
            <span key={seconds} style={{ left: share(seconds) }} />
          ))}
        </div>
        <ol className="sr-track__pieces sr-list">
          {pieces.map((piece, index) => (
            <li
              key={piece.startSeconds}
              style={{
                left: share(piece.startSeconds),
                width: share(Math.min(piece.durationSeconds, videoSeconds - piece.startSeconds)),
              }}
            >
              <Piece piece={piece} index={index} {...rest} />
            </li>
          ))}
        </ol>
        {playhead}
      </div>
    </FormSection>
  );
}

type PieceProps = Pick<TrackEditorProps, 'countsBars' | 'onToggleLock' | 'onSwap'> & {
  piece: TrackPiece;
  index: number;
};

function Piece({ piece, index, countsBars, onToggleLock, onSwap }: PieceProps) {
  const t = useTranslator();
  const { name, bars, durationSeconds, isLocked, swaps } = piece;
  const words =
    bars === undefined || !countsBars
      ? t('arrangement.pieceSeconds', { name, seconds: decimalText(t, durationSeconds) })
      : t('arrangement.piece', { name, count: bars });
  const label = isLocked ? t('arrangement.locked', { piece: words }) : words;
  const swapItems = swaps.map<MenuItem>((swap) => ({
    value: String(swap.sampleId),
    label: t('arrangement.swap', { name: swap.name, percent: swap.percent }),
    icon: <Repeat2 aria-hidden />,
    disabled: isLocked,
    onSelect: () => onSwap(index, swap.sampleId),
  }));
  const nothing = { value: 'none', label: t('arrangement.noSwap'), disabled: true, onSelect: () => {} };
  const lock: MenuItem = {
    value: 'lock',
    label: t(isLocked ? 'arrangement.unlock' : 'arrangement.lock'),
    icon: isLocked ? <LockOpen aria-hidden /> : <Lock aria-hidden />,
    onSelect: () => onToggleLock(index),
  };
  return (
    <Menu
      label={label}
      items={[lock, ...(swapItems.length > 0 ? swapItems : [nothing])]}
      trigger={
        <button
          type="button"
          className={classNames('sr-track__piece', tintClass(piece.tint), isLocked && 'sr-track__piece--locked')}
          aria-label={label}
          title={label}
        >
          <TrackDrawing samples={[piece]} durationSeconds={durationSeconds} />
          {isLocked && <Lock aria-hidden className="sr-track__lock" />}
        </button>
      }
    />
  );
}
