import type { WelcomeCard } from '@spotreel/sdk/contract';
import { type TimeEstimate, timeEstimate } from '@spotreel/sdk/survey';
import { english, type Say } from '../words/english';
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
  const start = card.buttonLabel || say(english.start);
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
      element('span', { className: 'sv-hint' }, say(english.pressEnter)),
    ),
    estimate && element('p', { className: 'sv-hint' }, say(english.takes, { time: estimateText(estimate, say) })),
  );
}

/** In the words of docs/rules/surveys.md#estimated-time. */
function estimateText({ kind, minutes: n }: TimeEstimate, say: Say): string {
  if (kind === 'orMore') return say(english.sixOrMoreMinutes);
  if (kind === 'exactly') return n === 1 ? say(english.minute) : say(english.minutes, { n });
  return n === 1 ? say(english.lessThanMinute) : say(english.lessThanMinutes, { n });
}
