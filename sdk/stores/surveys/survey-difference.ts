import type { SurveyQuestion } from '../../contract/surveys/question';
import type { Survey } from '../../contract/surveys/survey';

/** Part in which two versions of a survey differ, in the terms of an author. */
export type SurveyPart =
  | { readonly area: 'question'; readonly headline: string }
  | { readonly area: 'name' | 'status' | 'questions' | 'cards' | 'translations' | 'look' | 'when' };

const AREA_OF: { readonly [Field in keyof Survey]?: Exclude<SurveyPart['area'], 'question' | 'when'> | 'none' } = {
  name: 'name',
  status: 'status',
  welcomeCard: 'cards',
  thankYouCard: 'cards',
  redirectUrl: 'cards',
  translations: 'translations',
  productOverwrites: 'look',
  updatedAt: 'none',
};

/** Compared by value; every field that has no area of its own belongs to when and to whom a survey shows. */
export function surveyDifference(from: Survey, to: Survey): readonly SurveyPart[] {
  const fields = Object.keys({ ...from, ...to }).filter(
    (field) => field !== 'questions' && !isSame(from[field], to[field]),
  );
  const areas = new Set(fields.map((field) => AREA_OF[field] ?? 'when'));
  const questions = questionDifference(from.questions, to.questions);
  return [...questions, ...[...areas].flatMap((area): SurveyPart[] => (area === 'none' ? [] : [{ area }]))];
}

export function isSameSurvey(one: Survey, other: Survey): boolean {
  return surveyDifference(one, other).length === 0;
}

function questionDifference(from: readonly SurveyQuestion[], to: readonly SurveyQuestion[]): SurveyPart[] {
  const changed = to.filter((question) => !isSame(question, byId(from, question.id)));
  const gone = from.filter(({ id }) => !byId(to, id));
  const parts = [...changed, ...gone].map(({ headline }): SurveyPart => ({ area: 'question', headline }));
  const isMoved = parts.length === 0 && !isSame(from, to);
  return isMoved ? [{ area: 'questions' }] : parts;
}

function byId(questions: readonly SurveyQuestion[], id: string): SurveyQuestion | undefined {
  return questions.find((question) => question.id === id);
}

/** Whatever the order of keys: what was read from a server and what a browser kept need not agree in it. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const left = one as Record<string, unknown>;
  const right = other as Record<string, unknown>;
  return Object.keys({ ...left, ...right }).every((key) => isSame(left[key], right[key]));
}
