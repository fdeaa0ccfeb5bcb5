import type { Answer, SurveyQuestion, SurveyResponseRow } from '@spotreel/sdk/internal/contract';
import { Fragment } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { answerWords } from './answer-words';

export interface AnswerCellProps {
  answer: Answer | undefined;
  /** Undefined for a hidden field, or a question that the survey has no more. */
  question: SurveyQuestion | undefined;
  files: SurveyResponseRow['files'];
}

/** An answer in words; pictures as pictures, files as links by which they are downloaded. */
export function AnswerCell({ answer, question, files }: AnswerCellProps) {
  if (answer === undefined) return null;
  const values = Array.isArray(answer) ? answer : [String(answer)];
  return values.map((value, index) => (
    <Fragment key={value}>
      {index > 0 && ', '}
      <Value value={value} question={question} file={files[value]} />
    </Fragment>
  ));
}

interface ValueProps {
  value: string;
  question: SurveyQuestion | undefined;
  file: SurveyResponseRow['files'][string] | undefined;
}

function Value({ value, question, file }: ValueProps) {
  const t = useTranslator();
  if (file)
    return (
      <a className="sr-link" href={file.url} download={file.name}>
        {file.name}
      </a>
    );
  const picture = question?.type === 'pictureSelection' ? question.choices.find(({ id }) => id === value) : undefined;
  if (picture) return <img className="sr-results__picture" src={picture.imageUrl} alt={value} loading="lazy" />;
  return answerWords(t, question, value);
}
