import { english } from '../../words/english';
import { Headline } from '../content/headline';
import { Subheader } from '../content/subheader';
import { StrokeIcon } from '../stroke-icon';
import type { ScreenProps } from './screen-props';

const CIRCLE = 'M3 26a23 23 0 1 0 46 0 23 23 0 1 0-46 0';
const CHECK = 'M16 27l7 7 14-15';

export function ThankYouScreen({ shown, setting }: ScreenProps) {
  const { say, survey } = setting;
  const { secondsLeft: n } = shown;
  const card = survey.thankYouCard;
  return (
    <div class="sv-thanks" role="status">
      <StrokeIcon viewBox="0 0 52 52" paths={[CIRCLE, CHECK]} />
      <Headline>{(card.enabled && card.headline) || say(english.thanks)}</Headline>
      {card.enabled && <Subheader text={card.subheader} />}
      {n !== undefined && <p class="sv-hint">{say(english.redirect, { n })}</p>}
    </div>
  );
}
