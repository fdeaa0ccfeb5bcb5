import type { HelpBlock } from '@spotreel/sdk/internal/contract';
import { CirclePlay } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { timeText } from '../../controls/transport/time-text';
import { useTranslator } from '../../foundation/text/translation';
import { anchorOf, HelpBlocks, textOfSpans } from '../help/help-blocks';
import { HelpPicture } from '../help/help-picture';
import type { PageLink } from '../help/page-link';
import { stepHeading } from './video/chapters';

export interface LearningStepsProps {
  blocks: readonly HelpBlock[];
  pageLink: PageLink;
  /** Plays the video from there; undefined without a video. */
  onPlay: ((seconds: number) => void) | undefined;
}

type Heading = Extract<HelpBlock, { type: 'heading' }>;

interface Part {
  /** Undefined for what comes before the first heading. */
  readonly heading: Heading | undefined;
  readonly blocks: readonly HelpBlock[];
}

/** The text of a tutorial or lesson in parts: each has its number, and its picture beside the text. */
export function LearningSteps({ blocks, pageLink, onPlay }: LearningStepsProps) {
  return (
    <div className="sr-steps">
      {partsOf(blocks).map((part) => (
        <Step key={part.heading?.id ?? ''} part={part} pageLink={pageLink} onPlay={onPlay} />
      ))}
    </div>
  );
}

function Step({ part: { heading, blocks }, pageLink, onPlay }: Omit<LearningStepsProps, 'blocks'> & { part: Part }) {
  const picture = blocks.find((block) => block.type === 'picture');
  const text = <HelpBlocks blocks={blocks.filter((block) => block !== picture)} pageLink={pageLink} />;
  if (!heading) return text;
  return (
    <section className={picture ? 'sr-step sr-step--picture' : 'sr-step'} aria-labelledby={anchorOf(heading.id)}>
      <div className="sr-step__words">
        <StepHeading heading={heading} />
        {text}
        {onPlay && heading.atSeconds !== undefined && <PlayStep atSeconds={heading.atSeconds} onPlay={onPlay} />}
      </div>
      {picture && <HelpPicture picture={picture} />}
    </section>
  );
}

function StepHeading({ heading }: { heading: Heading }) {
  const text = textOfSpans(heading.spans);
  const { number, title } = stepHeading(text);
  return (
    <h2 id={anchorOf(heading.id)} className="sr-step__title">
      {number === undefined ? (
        title
      ) : (
        <>
          <span className="sr-step__number" aria-hidden>
            {number}
          </span>
          <span>
            <span className="sr-visually-hidden">{text.slice(0, -title.length)}</span>
            {title}
          </span>
        </>
      )}
    </h2>
  );
}

function PlayStep({ atSeconds, onPlay }: { atSeconds: number; onPlay: (seconds: number) => void }) {
  const t = useTranslator();
  return (
    <Button variant="quiet" size="sm" icon={<CirclePlay aria-hidden />} onClick={() => onPlay(atSeconds)}>
      {t('learning.watchAt', { time: timeText(atSeconds) })}
    </Button>
  );
}

/** A part begins with each heading of the second level. */
function partsOf(blocks: readonly HelpBlock[]): readonly Part[] {
  const starts = blocks.flatMap((block, place) => (block.type === 'heading' && block.level === 2 ? [place] : []));
  const before = blocks.slice(0, starts[0] ?? blocks.length);
  const parts = starts.map((start, index) => ({
    heading: blocks[start] as Heading,
    blocks: blocks.slice(start + 1, starts[index + 1] ?? blocks.length),
  }));
  return before.length > 0 ? [{ heading: undefined, blocks: before }, ...parts] : parts;
}
