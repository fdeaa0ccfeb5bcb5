import type { Survey, SurveyResults } from '@spotreel/sdk/contract';
import { QuestionFunnel } from './question-funnel';
import { QuestionPanel } from './question-panel';
import { ResponseSources } from './response-sources';

/** Charts of all responses: where people stop, where they came from, and each question. */
export function ResultsSummary({ survey, results }: { survey: Survey; results: SurveyResults }) {
  return (
    <>
      {results.questions.length > 1 && <QuestionFunnel results={results} />}
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
