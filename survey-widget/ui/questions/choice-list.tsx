import {
  type ChoiceDraft,
  choiceAnswer,
  choiceDraftOf,
  choiceToggled,
  ENTER_SUBMIT_MS,
  ENTER_SUBMIT_OTHER_MS,
  isOtherTextMissing,
  OTHER_CHOICE_ID,
  shuffledChoices,
} from '@spotreel/sdk/internal/survey';
import { english } from '../../words/english';
import type { AnswerDraft } from './draft';
import { OtherField } from './other-field';
import type { QuestionProps } from './question-props';

type ChoiceListProps = QuestionProps<'multipleChoiceSingle'> | QuestionProps<'multipleChoiceMulti'>;

/** One choice or several: radio buttons or check boxes, with a text field where 'Other' is chosen. */
export function ChoiceList({ question, original, draft, actions, say, seed }: ChoiceListProps) {
  const isMulti = question.type === 'multipleChoiceMulti';
  const chosen = draft.choice ?? choiceDraftOf(original, draft.answer);
  const draftOf = (choice: ChoiceDraft): AnswerDraft => ({
    choice,
    answer: choiceAnswer(original, choice),
    problem: isOtherTextMissing(choice) ? say(english.specify) : undefined,
  });
  const toggled = (id: string) => draftOf(choiceToggled(original, chosen, id));
  const withText = (otherText: string) => draftOf({ ...chosen, otherText });
  return (
    <div class="sv-choices">
      {shuffledChoices(question, seed).map(({ id, label }) => (
        <label key={id} class="sv-choice">
          <input
            type={isMulti ? 'checkbox' : 'radio'}
            name="sv-choice"
            checked={chosen.ids.includes(id)}
            onChange={({ currentTarget: box }) => {
              actions.enter(toggled(id));
              if (id === OTHER_CHOICE_ID) box.closest('div')?.lastElementChild?.scrollIntoView({ block: 'nearest' });
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isMulti || id === OTHER_CHOICE_ID) return;
              event.preventDefault();
              actions.submit(toggled(id), ENTER_SUBMIT_MS);
            }}
          />
          <span dir="auto">{label}</span>
        </label>
      ))}
      {chosen.ids.includes(OTHER_CHOICE_ID) && (
        <OtherField
          label={say(english.specify)}
          value={chosen.otherText}
          isInvalid={draft.isInvalid === true}
          onText={(text) => actions.enter(withText(text))}
          onEnter={(text) => actions.submit(withText(text), ENTER_SUBMIT_OTHER_MS)}
        />
      )}
    </div>
  );
}
