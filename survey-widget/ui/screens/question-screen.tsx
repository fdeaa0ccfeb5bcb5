import { english } from '../../words/english';
import { Headline } from '../content/headline';
import { Picture } from '../content/picture';
import { Subheader } from '../content/subheader';
import { Form } from '../form';
import { LABEL_ID, NAMED, PROBLEM_ID } from '../questions/question-props';
import { QuestionBody } from './question-body';
import { QuestionButtons } from './question-buttons';
import type { QuestionScreenProps } from './question-form-props';

/** One question: its words, its controls, what is wrong, and the buttons. */
export function QuestionScreen(props: QuestionScreenProps) {
  const { question, draft, actions, say } = props;
  const isOptional = !question.required && question.type !== 'cta';
  return (
    <Form onSubmit={actions.send}>
      <Picture src={question.imageUrl} />
      <Headline id={LABEL_ID}>
        {question.headline}
        {/* without the space, the Arabic letters of both texts join */}
        {isOptional && ' '}
        {isOptional && <span class="sv-optional">{say(english.optional)}</span>}
      </Headline>
      <Subheader text={question.subheader} />
      <fieldset {...NAMED}>
        <QuestionBody {...props} />
      </fieldset>
      <p id={PROBLEM_ID} class="sv-problem" role="alert">
        {draft.message}
      </p>
      <QuestionButtons {...props} />
    </Form>
  );
}
