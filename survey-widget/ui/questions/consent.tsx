import type { QuestionBodyProps } from '../question-body';
import { RichText } from '../rich-text';

export function Consent({ question, answer, onDraft, problemId }: QuestionBodyProps<'consent'>) {
  return (
    <>
      {question.html && <RichText html={question.html} />}
      <label class="sv-choice">
        <input
          type="checkbox"
          checked={answer === 'accepted'}
          aria-describedby={problemId}
          aria-invalid={problemId !== undefined}
          aria-required={question.required}
          onChange={({ currentTarget }) => onDraft({ answer: currentTarget.checked ? 'accepted' : undefined })}
        />
        <span dir="auto">{question.label}</span>
      </label>
    </>
  );
}
