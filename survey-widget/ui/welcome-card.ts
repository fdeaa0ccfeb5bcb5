import type { WelcomeCard } from '../../sdk/contract/schemas/survey/survey';
import { type TimeEstimate, timeEstimate } from '../../sdk/survey/time-estimate';
import type { Say } from '../words/english';
import { element, headline, picture } from './element';
import { richText } from './rich-text';

export interface WelcomeCardProps {
  readonly card: WelcomeCard;
  readonly questionCount: number;
  readonly say: Say;
  readonly onStart: () => void;
}

export function welcomeCard({ card, questionCount, say, onStart }: WelcomeCardProps): HTMLElement {
  const estimate = card.timeToFinish === false ? undefined : timeEstimate(questionCount);
  const onsubmit = (event: Event) => {
    event.preventDefault();
    onStart();
  };
  const start = card.buttonLabel || say('start');
  return element(
    'form',
    { onsubmit },
    picture(card.fileUrl),
    headline(card.headline),
    richText(card.html),
    element(
      'div',
      { className: 'sv-buttons' },
      element('button', { type: 'submit', className: 'sv-button sv-main', dir: 'auto' }, start),
      element('span', { className: 'sv-hint' }, say('pressEnter')),
    ),
    estimate && element('p', { className: 'sv-hint' }, say('takes', { time: estimateText(estimate, say) })),
  );
}

/** In the words of the survey document, section 2. */
function estimateText({ kind, minutes: n }: TimeEstimate, say: Say): string {
  if (kind === 'orMore') return say('sixOrMoreMinutes');
  if (kind === 'exactly') return n === 1 ? say('minute') : say('minutes', { n });
  return n === 1 ? say('lessThanMinute') : say('lessThanMinutes', { n });
}
