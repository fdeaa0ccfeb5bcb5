import { RichText } from '../content/rich-text';
import type { QuestionProps } from './question-props';

/** Only its text: the two buttons are those of the form. */
export function Cta({ question }: QuestionProps<'cta'>) {
  return <RichText html={question.html} />;
}
