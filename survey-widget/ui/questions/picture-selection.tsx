import { english } from '../../words/english';
import type { QuestionProps } from './question-props';

/** Answers are lists of ids, also for a single picture. */
export function PictureSelection({ question, draft, actions, say }: QuestionProps<'pictureSelection'>) {
  const { choices, allowMulti } = question;
  const chosen = Array.isArray(draft.answer) ? draft.answer : [];
  const choose = (id: string, isOn: boolean) => {
    const rest = allowMulti ? chosen.filter((one) => one !== id) : [];
    const ids = isOn ? [...rest, id] : rest;
    actions.enter({ answer: ids.length > 0 ? ids : undefined });
  };
  return (
    <div class="sv-pictures">
      {choices.map(({ id, imageUrl }, index) => (
        <label key={id} class="sv-picture">
          <input
            type={allowMulti ? 'checkbox' : 'radio'}
            name="sv-picture"
            checked={chosen.includes(id)}
            aria-label={say(english.picture, { n: index + 1 })}
            onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
          />
          <img alt="" loading="lazy" src={imageUrl} />
        </label>
      ))}
    </div>
  );
}
