import type { QuestionProps } from '../question-props';
import { RichText } from '../rich-text';

/** Only its text: the two buttons are those of the form. */
export function Cta({ question }: QuestionProps<'cta'>) {
  return <RichText html={question.html} />;
}
