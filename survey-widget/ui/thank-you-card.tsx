import { useEffect, useState } from 'preact/hooks';
import type { ThankYouCard as Card } from '../../sdk/contract/schemas/survey/survey';
import { REDIRECT_SECONDS } from '../../sdk/survey/timings';
import type { Say } from '../words/english';

export interface ThankYouCardProps {
  readonly card: Card;
  readonly redirectUrl: string | null;
  readonly say: Say;
  readonly onRedirect: (url: string) => void;
}

export function ThankYouCard({ card, redirectUrl, say, onRedirect }: ThankYouCardProps) {
  const secondsLeft = useCountdown(redirectUrl ? REDIRECT_SECONDS : undefined);
  useEffect(() => {
    if (secondsLeft === 0 && redirectUrl) onRedirect(redirectUrl);
  }, [secondsLeft, redirectUrl, onRedirect]);
  return (
    <div class="sv-thanks" role="status">
      <svg class="sv-check" viewBox="0 0 52 52" aria-hidden="true">
        <circle cx="26" cy="26" r="23" />
        <path d="M16 27l7 7 14-15" />
      </svg>
      <h2 id="sv-title" class="sv-headline" dir="auto" tabIndex={-1}>
        {(card.enabled && card.headline) || say('thanks')}
      </h2>
      {card.enabled && card.subheader && (
        <p class="sv-subheader" dir="auto">
          {card.subheader}
        </p>
      )}
      {secondsLeft !== undefined && <p class="sv-hint">{say('redirect', { n: secondsLeft })}</p>}
    </div>
  );
}

/** Counts down to 0 in seconds while it is on the page. */
function useCountdown(seconds: number | undefined): number | undefined {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!left) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
