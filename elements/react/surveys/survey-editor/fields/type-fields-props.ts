import type { SurveyQuestion } from '@spotreel/sdk/internal/contract';
import type { ErrorOf } from '../../survey-translations/field-errors';

/** Props of the fields that one type of question has; paths are below the question. */
export interface TypeFieldsProps<Question = SurveyQuestion> {
  question: Question;
  edit: (field: string, change: object) => void;
  errorOf: ErrorOf;
}
