import type { ComponentType } from 'preact';
import type { QuestionType } from '../../sdk/contract/schemas/survey/question';
import type { QuestionBodyProps } from './question-body';
import { ChoiceList } from './questions/choice-list';
import { Consent } from './questions/consent';
import { Cta } from './questions/cta';
import { FileUpload } from './questions/file-upload';
import { Nps } from './questions/nps';
import { OpenText } from './questions/open-text';
import { PictureSelection } from './questions/picture-selection';
import { Rating } from './questions/rating';

type Bodies = { readonly [Type in QuestionType]: ComponentType<QuestionBodyProps<Type>> };

const BODIES: Bodies = {
  openText: OpenText,
  multipleChoiceSingle: ChoiceList,
  multipleChoiceMulti: ChoiceList,
  nps: Nps,
  rating: Rating,
  cta: Cta,
  consent: Consent,
  pictureSelection: PictureSelection,
  fileUpload: FileUpload,
};

/** Undefined for a type of a newer service. */
export function bodyOf(type: QuestionType): ComponentType<QuestionBodyProps<QuestionType>> | undefined {
  // each body is only ever given questions of its own type
  return Object.hasOwn(BODIES, type) ? (BODIES[type] as ComponentType<QuestionBodyProps<QuestionType>>) : undefined;
}
