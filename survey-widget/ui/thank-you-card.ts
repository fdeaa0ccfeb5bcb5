import type { ThankYouCard } from '@spotreel/sdk/contract';
import { REDIRECT_SECONDS } from '@spotreel/sdk/survey';
import { later } from '../later';
import { english, type Say } from '../words/english';
import { drawing, element, headline, subheader } from './element';

export interface ThankYouCardProps {
  readonly card: ThankYouCard;
  readonly redirectUrl: string | null;
  readonly say: Say;
  /** Cancels the redirect. */
  readonly signal: AbortSignal;
  readonly onRedirect: (url: string) => void;
}

const CIRCLE = 'M3 26a23 23 0 1 0 46 0 23 23 0 1 0-46 0';
const CHECK = 'M16 27l7 7 14-15';

export function thankYouCard({ card, redirectUrl, say, signal, onRedirect }: ThankYouCardProps): HTMLElement {
  return element(
    'div',
    { className: 'sv-thanks', role: 'status' },
    drawing('0 0 52 52', CIRCLE, CHECK),
    headline((card.enabled && card.headline) || say(english.thanks)),
    card.enabled && subheader(card.subheader),
    redirectUrl &&
      countdown(
        (n) => say(english.redirect, { n }),
        signal,
        () => onRedirect(redirectUrl),
      ),
  );
}

function countdown(text: (secondsLeft: number) => string, signal: AbortSignal, onEnd: () => void): HTMLElement {
  const line = element('p', { className: 'sv-hint' });
  const count = (secondsLeft: number) => {
    line.textContent = text(secondsLeft);
    if (secondsLeft === 0) onEnd();
    else later(1000, signal, () => count(secondsLeft - 1));
  };
  count(REDIRECT_SECONDS);
  return line;
}
