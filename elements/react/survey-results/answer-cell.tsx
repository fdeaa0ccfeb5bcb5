import type { Answer } from '../../../sdk/contract/schemas/survey/response';
import type { SurveyResponseRow } from '../../../sdk/contract/schemas/survey/results';

/** An answer as text; files as links by which they are downloaded. */
export function AnswerCell({ answer, files }: { answer: Answer | undefined; files: SurveyResponseRow['files'] }) {
  if (answer === undefined) return null;
  const values = Array.isArray(answer) ? answer : [String(answer)];
  return values.map((value, index) => {
    const file = files[value];
    return (
      <span key={value}>
        {index > 0 && ', '}
        {file ? (
          <a className="sr-link" href={file.url} download={file.name}>
            {file.name}
          </a>
        ) : (
          value
        )}
      </span>
    );
  });
}
