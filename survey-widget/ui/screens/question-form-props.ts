import type { QuestionBodyProps } from './question-body';

export interface QuestionScreenProps extends QuestionBodyProps {
  readonly isLast: boolean;
  readonly canGoBack: boolean;
}
