import type { WelcomeCard as Card } from '../../sdk/contract/schemas/survey/survey';
import { type TimeEstimate, timeEstimate } from '../../sdk/survey/time-estimate';
import type { Say } from '../words/english';
import { RichText } from './rich-text';

export interface WelcomeCardProps {
  readonly card: Card;
  readonly questionCount: number;
  readonly say: Say;
  readonly onStart: () => void;
}

export function WelcomeCard({ card, questionCount, say, onStart }: WelcomeCardProps) {
  const estimate = card.timeToFinish === false ? undefined : timeEstimate(questionCount);
  return (
    <form
      class="sv-welcome"
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      {card.fileUrl && <img class="sv-image" src={card.fileUrl} alt="" />}
      <h2 id="sv-title" class="sv-headline" dir="auto" tabIndex={-1}>
        {card.headline}
      </h2>
      {card.html && <RichText html={card.html} />}
      <div class="sv-buttons sv-start">
        <button type="submit" class="sv-button sv-main" dir="auto">
          {card.buttonLabel || say('start')}
        </button>
        <span class="sv-hint">{say('pressEnter')}</span>
      </div>
      {estimate && <p class="sv-estimate">{say('takes', { time: estimateText(estimate, say) })}</p>}
    </form>
  );
}

/** In the words of the survey document, section 2. */
function estimateText({ kind, minutes: n }: TimeEstimate, say: Say): string {
  if (kind === 'orMore') return say('sixOrMoreMinutes');
  if (kind === 'exactly') return n === 1 ? say('minute') : say('minutes', { n });
  return n === 1 ? say('lessThanMinute') : say('lessThanMinutes', { n });
}
