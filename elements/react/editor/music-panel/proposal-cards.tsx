import type { Failure } from '@spotreel/sdk/internal/stores';
import { Check, Play, Square } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
import { FormSection } from '../scene-form/form-section';
import { type DrawnSample, TrackDrawing } from './track-drawing';

/** One way to put a kit's samples together. */
export interface Proposal {
  /** Ids of its samples, joined: what makes it distinct. */
  readonly key: string;
  /** From 1, the best first. */
  readonly rank: number;
  /** Its name. */
  readonly letter: string;
  /** Description of its ending. */
  readonly reason: string;
  readonly samples: readonly DrawnSample[];
  /** One of the few that differ most: the others wait behind them. */
  readonly isFeatured: boolean;
}

export interface ProposalCardsProps {
  /** undefined while loading. */
  proposals: readonly Proposal[] | undefined;
  failure: Failure | undefined;
  /** The first is proved to be the best. */
  isProved: boolean;
  /** Percent points by which something better may have been missed. */
  gapPoints: number;
  videoSeconds: number;
  chosenKey: string;
  /** Heard with the picture now. */
  listeningKey: string | undefined;
  hasLocks: boolean;
  onListen: (key: string | null) => void;
  onChoose: (key: string) => void;
  onRetry: () => void;
  onUnlockAll: () => void;
}

/** Proposals of the composer: the most different first, all on demand, the chosen one always. */
export function ProposalCards(props: ProposalCardsProps) {
  const { proposals, failure, chosenKey, gapPoints, onRetry } = props;
  const t = useTranslator();
  const [isAll, setAll] = useState(false);
  const shown = proposals?.filter(({ key, isFeatured }) => isAll || isFeatured || key === chosenKey);
  const hasMore = proposals?.some(({ isFeatured }) => !isFeatured);
  return (
    <FormSection title={t('arrangement.proposals')} hint={t('music.arrangementHint')}>
      {failure && (
        <Notice tone="danger" action={<RetryButton size="sm" failure={failure} onRetry={onRetry} />}>
          {failure.message}
        </Notice>
      )}
      {proposals?.length === 0 && <NothingFits {...props} />}
      <ul className="sr-kits sr-list" aria-busy={!proposals && !failure}>
        {shown?.map((proposal) => (
          <ProposalCard key={proposal.key} proposal={proposal} {...props} />
        ))}
        {!proposals && !failure && <Loading />}
      </ul>
      {gapPoints >= 1 && <p className="sr-field__hint">{t('arrangement.gap', { points: Math.round(gapPoints) })}</p>}
      {hasMore && (
        <Button size="sm" variant="quiet" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? t('arrangement.showFewer') : t('arrangement.showAll', { count: proposals?.length ?? 0 })}
        </Button>
      )}
    </FormSection>
  );
}

function NothingFits({ hasLocks, onUnlockAll }: ProposalCardsProps) {
  const t = useTranslator();
  if (!hasLocks) return <p className="sr-field__hint">{t('music.noFit')}</p>;
  return (
    <Notice
      tone="warning"
      action={
        <Button size="sm" onClick={onUnlockAll}>
          {t('arrangement.unlockAll')}
        </Button>
      }
    >
      {t('arrangement.noneLocked')}
    </Notice>
  );
}

function Loading() {
  return [1, 2, 3].map((row) => (
    <li key={row} className="sr-kit sr-kit--loading">
      <Skeleton shape="title" />
      <Skeleton shape="line" />
    </li>
  ));
}

function ProposalCard({ proposal, ...props }: ProposalCardsProps & { proposal: Proposal }) {
  const { isProved, videoSeconds, chosenKey, listeningKey, onListen, onChoose } = props;
  const { key, rank, letter, reason, samples } = proposal;
  const t = useTranslator();
  const isChosen = key === chosenKey;
  const isPlaying = key === listeningKey;
  return (
    <li className={classNames('sr-kit', isChosen && 'sr-kit--selected')}>
      <IconButton
        label={t(isPlaying ? 'arrangement.stop' : 'arrangement.listen', { letter })}
        aria-pressed={isPlaying}
        variant="secondary"
        onClick={() => onListen(isPlaying ? null : key)}
      >
        {isPlaying ? <Square aria-hidden fill="currentColor" /> : <Play aria-hidden fill="currentColor" />}
      </IconButton>
      <button type="button" className="sr-kit__use" aria-pressed={isChosen} onClick={() => onChoose(key)}>
        <span className="sr-kit__name">
          {letter}
          {isChosen && <Check aria-label={t('music.inUse')} />}
          {isProved && rank === 1 && <span className="sr-kit__badge">{t('arrangement.proved')}</span>}
        </span>
        <TrackDrawing samples={samples} durationSeconds={videoSeconds} />
        <span className="sr-kit__facts">{reason}</span>
      </button>
    </li>
  );
}
