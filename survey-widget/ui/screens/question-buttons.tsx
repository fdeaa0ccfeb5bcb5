import { isEmptyAnswer, needsSubmitButton } from '@spotreel/sdk/internal/survey';
import { english } from '../../words/english';
import type { QuestionScreenProps } from './question-form-props';

/** Back, Skip and the button that sends. */
export function QuestionButtons({ question, draft, actions, say, isLast, canGoBack }: QuestionScreenProps) {
  const canDismiss = (question.type === 'cta' || question.type === 'consent') && !question.required;
  const isSkip = !question.required && !canDismiss && isEmptyAnswer(question.type, draft.answer);
  return (
    <div class="sv-buttons">
      {canGoBack && (
        <button type="button" class="sv-button sv-plain sv-back" onClick={actions.back}>
          {question.backButtonLabel || say(english.back)}
        </button>
      )}
      {canDismiss && (
        <button type="button" class="sv-button sv-plain" onClick={actions.skip}>
          {question.dismissButtonLabel || say(english.skip)}
        </button>
      )}
      {needsSubmitButton(question, draft.answer) && (
        <button type="submit" dir="auto" class={`sv-button ${isSkip ? 'sv-quiet' : 'sv-main'}`}>
          {question.buttonLabel || say(isSkip ? english.skip : isLast ? english.finish : english.next)}
        </button>
      )}
    </div>
  );
}
