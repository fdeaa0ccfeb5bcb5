import type { QuestionBody } from '../question-body';
import { richText } from '../rich-text';

/** Only its text: the two buttons are those of the form. */
export const cta: QuestionBody<'cta'> = ({ question }) => [richText(question.html)];
