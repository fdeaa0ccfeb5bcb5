import { english } from '../../words/english';
import { element } from '../element';
import type { QuestionBody } from '../question-body';

/** Answers are lists of ids, also for a single picture. */
export const pictureSelection: QuestionBody<'pictureSelection'> = ({ question, answer, say, onDraft }) => {
  const { choices, allowMulti } = question;
  let chosen = Array.isArray(answer) ? answer : [];
  const choose = (id: string, isOn: boolean) => {
    const rest = allowMulti ? chosen.filter((one) => one !== id) : [];
    chosen = isOn ? [...rest, id] : rest;
    onDraft({ answer: chosen.length > 0 ? chosen : undefined });
  };
  const pictures = choices.map(({ id, imageUrl }, index) => {
    const box = element('input', {
      type: allowMulti ? 'checkbox' : 'radio',
      name: 'sv-picture',
      checked: chosen.includes(id),
      ariaLabel: say(english.picture, { n: index + 1 }),
      onchange: () => choose(id, box.checked),
    });
    const image = element('img', { alt: '', loading: 'lazy', src: imageUrl });
    return element('label', { className: 'sv-picture' }, box, image);
  });
  return [element('div', { className: 'sv-pictures' }, ...pictures)];
};
