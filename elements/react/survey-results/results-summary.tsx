import type { Survey, SurveyResults } from '@spotreel/sdk/internal/contract';
import { QuestionFunnel } from './question-funnel';
import { QuestionPanel } from './question-panel';
import { ResponseSources } from './response-sources';

/** Each question says how many left at it: with fewer, a picture of it would only repeat that. */
const FEWEST_FOR_FUNNEL = 3;

/** Charts of all responses: where people stop, where they came from, and each question. */
export function ResultsSummary({ survey, results }: { survey: Survey; results: SurveyResults }) {
  return (
    <>
      {results.questions.length >= FEWEST_FOR_FUNNEL && <QuestionFunnel results={results} />}
      <ResponseSources results={results} />
      <div className="sr-results__questions">
        {results.questions.map((question) => (
          <QuestionPanel
            key={question.id}
            result={question}
            question={survey.questions.find(({ id }) => id === question.id)}
          />
        ))}
      </div>
    </>
  );
}
