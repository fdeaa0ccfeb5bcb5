import type { QuestionType } from '@spotreel/sdk/contract';
import type { Child } from './element';
import type { QuestionBody, QuestionBodyProps } from './question-body';
import { choiceList } from './questions/choice-list';
import { consent } from './questions/consent';
import { cta } from './questions/cta';
import { fileUpload } from './questions/file-upload';
import { openText } from './questions/open-text';
import { pictureSelection } from './questions/picture-selection';
import { nps, rating } from './questions/scales';

type Bodies = { readonly [Type in QuestionType]: QuestionBody<Type> };

const BODIES: Bodies = {
  openText,
  multipleChoiceSingle: choiceList,
  multipleChoiceMulti: choiceList,
  nps,
  rating,
  cta,
  consent,
  pictureSelection,
  fileUpload,
};

/** Each body is only ever given questions of its own type. */
export function drawBody(props: QuestionBodyProps<QuestionType>): readonly Child[] {
  return (BODIES[props.question.type] as QuestionBody<QuestionType>)(props);
}
