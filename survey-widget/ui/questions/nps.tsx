import { numbersOf } from '../../../sdk/survey/answers';
import type { QuestionBodyProps } from '../question-body';
import { Scale } from './scale';

export function Nps(props: QuestionBodyProps<'nps'>) {
  return (
    <Scale {...props} values={numbersOf(props.question)} look="number" nameOf={String}>
      {(value) => <span>{value}</span>}
    </Scale>
  );
}
