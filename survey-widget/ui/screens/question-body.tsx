import type { QuestionType } from '@spotreel/sdk/internal/contract';
import type { VNode } from 'preact';
import { ChoiceList } from '../questions/choice-list';
import { Consent } from '../questions/consent';
import { Cta } from '../questions/cta';
import { OpenText } from '../questions/open-text';
import { PictureSelection } from '../questions/picture-selection';
import type { QuestionProps } from '../questions/question-props';
import { Nps, Rating } from '../questions/scale';
import type { Setting } from '../setting';

type Body<Type extends QuestionType> = (props: QuestionProps<Type>) => VNode;
type Bodies = { readonly [Type in Exclude<QuestionType, 'fileUpload'>]: Body<Type> };

const BODIES: Bodies = {
  openText: OpenText,
  multipleChoiceSingle: ChoiceList,
  multipleChoiceMulti: ChoiceList,
  nps: Nps,
  rating: Rating,
  cta: Cta,
  consent: Consent,
  pictureSelection: PictureSelection,
};

export interface QuestionBodyProps extends QuestionProps<QuestionType>, Pick<Setting, 'fileQuestions'> {}

/** The controls of one question, by its type. */
export function QuestionBody({ fileQuestions, ...props }: QuestionBodyProps) {
  const { type } = props.question;
  // each component gets questions of its own type alone
  const Body = (type === 'fileUpload' ? fileQuestions?.FileUpload : BODIES[type]) as Body<QuestionType> | undefined;
  return Body ? <Body {...props} /> : null;
}
