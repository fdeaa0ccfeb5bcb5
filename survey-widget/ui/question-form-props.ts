import type { QuestionBodyProps } from './question-body';

export interface QuestionFormProps extends QuestionBodyProps {
  readonly isLast: boolean;
  readonly canGoBack: boolean;
}
