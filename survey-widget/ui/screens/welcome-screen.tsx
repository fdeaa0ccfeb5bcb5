import { type TimeEstimate, timeEstimate } from '@spotreel/sdk/internal/survey';
import { english, type Say } from '../../words/english';
import { Headline } from '../content/headline';
import { Picture } from '../content/picture';
import { RichText } from '../content/rich-text';
import { Form } from '../form';
import type { ScreenProps } from './screen-props';

export function WelcomeScreen({ actions, setting }: ScreenProps) {
  const { survey, questions, say } = setting;
  const card = survey.welcomeCard;
  const estimate = card.timeToFinish === false ? undefined : timeEstimate(questions.length);
  return (
    <Form onSubmit={actions.begin}>
      <Picture src={card.fileUrl} />
      <Headline>{card.headline}</Headline>
      <RichText html={card.html} />
      <div class="sv-buttons">
        <button type="submit" class="sv-button sv-main" dir="auto">
          {card.buttonLabel || say(english.start)}
        </button>
        <span class="sv-hint sv-enter">{say(english.pressEnter)}</span>
      </div>
      {estimate && <p class="sv-hint">{say(english.takes, { time: estimateText(estimate, say) })}</p>}
    </Form>
  );
}

/** In the words of the survey document, section 2. */
function estimateText({ kind, minutes: n }: TimeEstimate, say: Say): string {
  if (kind === 'orMore') return say(english.sixOrMoreMinutes);
  if (kind === 'exactly') return n === 1 ? say(english.minute) : say(english.minutes, { n });
  return n === 1 ? say(english.lessThanMinute) : say(english.lessThanMinutes, { n });
}
