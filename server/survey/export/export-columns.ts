/** The columns of answers in a CSV file, in words: labels for choices, and what was typed for 'Other' in a column of its own. */
import {
  type Answer,
  type Answers,
  OTHER_CHOICE_ID,
  type ResultColumn,
  type SurveyQuestion,
} from '@spotreel/sdk/internal/contract';
import { isOtherText } from '../results/other-text';
import type { SurveyRow } from '../surveys/survey-row';

export interface ExportColumn {
  readonly title: string;
  textOf(answers: Answers): string;
}

const WORDS: Readonly<Partial<Record<SurveyQuestion['type'], Readonly<Record<string, string>>>>> = {
  cta: { clicked: 'Clicked', dismissed: 'Skipped' },
  consent: { accepted: 'Accepted', dismissed: 'Declined' },
  fileUpload: { skipped: '' },
};

/** `columns`: those of the table of answers. */
export function exportColumns(columns: readonly ResultColumn[], { content, formerChoices }: SurveyRow): ExportColumn[] {
  return columns.flatMap((column) => {
    const question = content.questions.find(({ id }) => id === column.id);
    const other = question && otherOf(question);
    if (!question || !other)
      return [{ title: column.headline, textOf: (answers) => worded(question, answers[column.id]) }];
    const former = formerChoices[question.id];
    const typed = (answers: Answers) =>
      listOf(answers[column.id]).filter((text) => isOtherText(question, text, former));
    const picked = (answers: Answers) => listOf(answers[column.id]).filter((text) => !typed(answers).includes(text));
    return [
      {
        title: column.headline,
        textOf: (answers) => [...picked(answers), ...(typed(answers).length > 0 ? [other.label] : [])].join('; '),
      },
      { title: `${column.headline} (${other.label})`, textOf: (answers) => typed(answers).join('; ') },
    ];
  });
}

function otherOf(question: SurveyQuestion) {
  if (question.type !== 'multipleChoiceSingle' && question.type !== 'multipleChoiceMulti') return undefined;
  return question.choices.find(({ id }) => id === OTHER_CHOICE_ID);
}

function worded(question: SurveyQuestion | undefined, answer: Answer | undefined): string {
  const words = (question && WORDS[question.type]) ?? {};
  const pictures = question?.type === 'pictureSelection' ? question.choices : [];
  return listOf(answer)
    .map((text) => words[text] ?? pictures.find(({ id }) => id === text)?.imageUrl ?? text)
    .join('; ');
}

function listOf(answer: Answer | undefined): string[] {
  return answer === undefined ? [] : [answer].flat().map(String);
}
