import type { QuestionBodyProps } from '../question-body';

/** Answers are lists of ids, also for a single picture. */
export function PictureSelection(props: QuestionBodyProps<'pictureSelection'>) {
  const { question, answer, say, onDraft } = props;
  const chosen = Array.isArray(answer) ? answer : [];
  const choose = (id: string, isOn: boolean) => {
    const rest = question.allowMulti ? chosen.filter((one) => one !== id) : [];
    const next = isOn ? [...rest, id] : rest;
    onDraft({ answer: next.length > 0 ? next : undefined });
  };
  return (
    <div class="sv-pictures">
      {question.choices.map(({ id, imageUrl }, index) => (
        <label key={id} class="sv-picture">
          <input
            type={question.allowMulti ? 'checkbox' : 'radio'}
            name="sv-picture"
            checked={chosen.includes(id)}
            aria-label={say('picture', { n: index + 1 })}
            onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
          />
          <img src={imageUrl} alt="" loading="lazy" />
        </label>
      ))}
    </div>
  );
}
