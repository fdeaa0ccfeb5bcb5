import { MAX_TEXT_LENGTH, textAnswer } from '@spotreel/sdk/internal/survey';
import { english } from '../../words/english';
import { NAMED, type QuestionProps } from './question-props';

export function OpenText({ question, draft, actions, say }: QuestionProps<'openText'>) {
  const { inputType, longAnswer, placeholder, required } = question;
  const shared = {
    ...NAMED,
    class: 'sv-field',
    value: draft.text ?? String(draft.answer ?? ''),
    placeholder: placeholder || say(english.typeHere),
    maxLength: MAX_TEXT_LENGTH,
    dir: 'auto',
    'aria-invalid': draft.isInvalid === true,
    'aria-required': required,
    onInput({ currentTarget: field }: { readonly currentTarget: HTMLInputElement | HTMLTextAreaElement }) {
      // what is no number reads as an empty field
      const problem = field.validity.badInput ? say(english.invalid_number) : undefined;
      actions.enter({ answer: textAnswer(inputType, field.value), text: field.value, problem });
    },
  } as const;
  if (longAnswer && inputType === 'text')
    return (
      <textarea
        {...shared}
        rows={4}
        onKeyDown={(event) => {
          // Enter sends, like everywhere else in the survey; with Shift, or while a word is composed, it writes
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          actions.send();
        }}
      />
    );
  const type = inputType === 'phone' ? 'tel' : inputType;
  const title = type === 'tel' ? say(english.invalid_phone) : undefined;
  // the JSX types have a type of props for each type of field, and none for all of them
  return <input {...shared} type={type as 'number'} step="any" title={title} />;
}
