import type { QuestionBodyProps } from '../question-body';
import { RichText } from '../rich-text';

/** Only its text: the two buttons are those of the form. */
export function Cta({ question }: QuestionBodyProps<'cta'>) {
  return question.html ? <RichText html={question.html} /> : null;
}
