import { RichText } from '../content/rich-text';
import { PROBLEM_ID, type QuestionProps } from './question-props';

export function Consent({ question, draft, actions }: QuestionProps<'consent'>) {
  const { label, placeholder, html, required } = question;
  return (
    <>
      <RichText html={html} />
      <label class="sv-choice">
        <input
          type="checkbox"
          checked={draft.answer === 'accepted'}
          aria-invalid={draft.isInvalid === true}
          aria-required={required}
          aria-describedby={PROBLEM_ID}
          onChange={({ currentTarget }) => actions.enter({ answer: currentTarget.checked ? 'accepted' : undefined })}
        />
        <span dir="auto">
          {label}
          {/* like that of a text field, visible until something is entered */}
          {placeholder && <small class="sv-placeholder">{placeholder}</small>}
        </span>
      </label>
    </>
  );
}
