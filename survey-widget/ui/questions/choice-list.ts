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
} from '@spotreel/sdk/survey';
import { english } from '../../words/english';
import type { Draft } from '../draft';
import { type Child, element, withAttributes } from '../element';
import { PROBLEM_ID, type QuestionBodyProps } from '../question-body';

type Props = QuestionBodyProps<'multipleChoiceSingle'> | QuestionBodyProps<'multipleChoiceMulti'>;

/** One choice or several: radio buttons or check boxes, with a text field where 'Other' is chosen. */
export function choiceList({ question, original, answer, say, seed, onDraft, onSubmit }: Props): readonly Child[] {
  const isMulti = question.type === 'multipleChoiceMulti';
  let chosen = choiceDraftOf(original, answer);
  const list = element('div', { className: 'sv-choices' });

  const change = (next: ChoiceDraft): Draft => {
    chosen = next;
    showOther();
    const problem = isOtherTextMissing(next) ? say(english.specify) : undefined;
    const draft = { answer: choiceAnswer(original, next), problem };
    onDraft(draft);
    return draft;
  };
  const writeOther = () => change({ ...chosen, otherText: other.value });
  const other = otherField(say(english.specify), chosen.otherText, writeOther, () =>
    onSubmit(writeOther(), ENTER_SUBMIT_OTHER_MS),
  );
  function showOther(): void {
    if (!chosen.ids.includes(OTHER_CHOICE_ID)) other.remove();
    else if (!other.parentNode) {
      list.append(other);
      other.scrollIntoView({ block: 'nearest' });
    }
  }

  for (const { id, label } of shuffledChoices(question, seed)) {
    const box = element('input', {
      type: isMulti ? 'checkbox' : 'radio',
      name: 'sv-choice',
      checked: chosen.ids.includes(id),
      onchange: () => change(choiceToggled(original, chosen, id)),
      onkeydown(event) {
        if (event.key !== 'Enter' || isMulti || id === OTHER_CHOICE_ID) return;
        event.preventDefault();
        box.checked = true;
        onSubmit(change(choiceToggled(original, chosen, id)), ENTER_SUBMIT_MS);
      },
    });
    list.append(element('label', { className: 'sv-choice' }, box, element('span', { dir: 'auto' }, label)));
  }
  showOther();
  return [list];
}

function otherField(label: string, value: string, oninput: () => void, onEnter: () => void): HTMLInputElement {
  const field = element('input', {
    className: 'sv-field',
    value,
    maxLength: 2000,
    placeholder: label,
    ariaLabel: label,
    ariaInvalid: 'false',
    dir: 'auto',
    oninput,
    onkeydown(event) {
      if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      onEnter();
    },
  });
  return withAttributes(field, { 'aria-describedby': PROBLEM_ID });
}
