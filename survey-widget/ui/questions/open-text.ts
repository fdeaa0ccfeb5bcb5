import type { QuestionOf } from '@spotreel/sdk/contract';
import { MAX_TEXT_LENGTH, textAnswer } from '@spotreel/sdk/survey';
import { english, type Say } from '../../words/english';
import type { Draft } from '../draft';
import { element, withAttributes } from '../element';
import { NAMED, type QuestionBody } from '../question-body';

export const openText: QuestionBody<'openText'> = ({ question, answer, say, onDraft, onSubmit }) => {
  const { inputType, longAnswer, placeholder, required } = question;
  const draft = () => draftOf(field, question, say);
  const shared = {
    value: String(answer ?? ''),
    className: 'sv-field',
    placeholder: placeholder || say(english.typeHere),
    maxLength: MAX_TEXT_LENGTH,
    dir: 'auto',
    ariaInvalid: 'false',
    ariaRequired: String(required),
    oninput: () => onDraft(draft()),
  };
  const lineOfText = () => {
    const type = inputType === 'phone' ? 'tel' : inputType;
    const line = element('input', { type, step: 'any', ...shared });
    if (type === 'tel') line.title = say(english.invalid_phone);
    return line;
  };
  const severalLines = () =>
    element('textarea', {
      ...shared,
      rows: 4,
      onkeydown(event) {
        // Enter sends, like everywhere else in the survey; with Shift, or while a word is composed, it writes
        if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
        event.preventDefault();
        onSubmit(draft(), 0);
      },
    });
  const field = longAnswer && inputType === 'text' ? severalLines() : lineOfText();
  return [withAttributes(field, NAMED)];
};

function draftOf(
  field: HTMLInputElement | HTMLTextAreaElement,
  { inputType }: QuestionOf<'openText'>,
  say: Say,
): Draft {
  // what is no number reads as an empty field
  const problem = field.validity.badInput ? say(english.invalid_number) : undefined;
  return { answer: textAnswer(inputType, field.value), problem };
}
