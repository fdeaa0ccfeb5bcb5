import { element, withAttributes } from '../element';
import { PROBLEM_ID, type QuestionBody } from '../question-body';
import { richText } from '../rich-text';

export const consent: QuestionBody<'consent'> = ({ question, answer, onDraft }) => {
  const box = element('input', {
    type: 'checkbox',
    checked: answer === 'accepted',
    ariaInvalid: 'false',
    ariaRequired: String(question.required),
    onchange: () => onDraft({ answer: box.checked ? 'accepted' : undefined }),
  });
  withAttributes(box, { 'aria-describedby': PROBLEM_ID });
  const { label, placeholder } = question;
  const text = element('span', { dir: 'auto' }, label);
  // like that of a text field: there until something is entered
  if (placeholder) text.append(element('small', { className: 'sv-placeholder' }, placeholder));
  return [richText(question.html), element('label', { className: 'sv-choice' }, box, text)];
};
