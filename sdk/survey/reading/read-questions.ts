/**
 * The questions of a survey as it came over the wire. Drafts are left out, and so are questions that this version
 * cannot show (types of a newer service, missing choices). Rules that lead to them lead to the question that follows.
 * Every other fault is mended, so that the engine can rely on its types without carrying the schema.
 */
import type { LogicRule } from '../../contract/surveys/logic';
import type { QuestionType, SurveyQuestion } from '../../contract/surveys/question';
import { END } from '../../contract/surveys/reserved-ids';
import { plainFields } from './plain-fields';
import { isRecord, isText, itemsOf, mended, type Rec } from './unknown-value';

const RANGES: readonly unknown[] = [3, 4, 5, 7, 10];
const ENDS = { lowerLabel: '', upperLabel: '' };

/** Defaults of a type's own fields. */
const DEFAULTS: Readonly<Record<QuestionType, Rec>> = {
  openText: { inputType: 'text' },
  fileUpload: { allowMultipleFiles: false },
  consent: { label: '' },
  cta: { buttonExternal: false },
  nps: ENDS,
  rating: { ...ENDS, scale: 'number' },
  multipleChoiceSingle: {},
  multipleChoiceMulti: {},
  pictureSelection: { allowMulti: false },
};

/** Field that shows a choice. */
const CHOICE_FIELD: Readonly<Partial<Record<string, string>>> = {
  multipleChoiceSingle: 'label',
  multipleChoiceMulti: 'label',
  pictureSelection: 'imageUrl',
};

/** Readable questions in order; an empty list for any other value. Never throws. */
export function readQuestions(value: unknown): SurveyQuestion[] {
  const given = itemsOf(value).filter(isRecord);
  const read = given.map((one, index) => {
    const isRepeated = given.findIndex(({ id }) => id === one.id) < index;
    return isRepeated ? null : readQuestion(one);
  });
  const nextShown = (from: number) => read.slice(from).find((one) => one !== null)?.id ?? END;
  const destinationOf = (destination: string) => {
    const index = given.findIndex(({ id }) => id === destination);
    return index < 0 ? destination : nextShown(index);
  };
  return read.filter((one) => one !== null).map((one) => ({ ...one, logic: rulesOf(one.logic, destinationOf) }));
}

function readQuestion(value: Rec): SurveyQuestion | null {
  const { id, type, range, logic, allowedFileExtensions } = value;
  if (!isText(id) || id === '' || id === END || value.isDraft === true) return null;
  if (!isText(type) || !Object.hasOwn(DEFAULTS, type)) return null;
  const field = CHOICE_FIELD[type];
  const choices =
    field &&
    itemsOf(value.choices)
      .filter(isRecord)
      .filter((one) => isText(one.id) && isText(one[field]));
  if (choices?.length === 0 || (type === 'rating' && !RANGES.includes(range))) return null;
  return {
    ...mended(plainFields(value), { headline: '', required: false, ...DEFAULTS[type as QuestionType] }),
    logic,
    ...(choices && { choices }),
    ...(Array.isArray(allowedFileExtensions) && { allowedFileExtensions: allowedFileExtensions.filter(isText) }),
  } as unknown as SurveyQuestion;
}

function rulesOf(logic: unknown, destinationOf: (destination: string) => string): LogicRule[] {
  return itemsOf(logic)
    .filter(isRecord)
    .filter(({ value }) => !Array.isArray(value) || value.every(isText))
    .map((rule) => {
      const { destination } = rule;
      const target = isText(destination) && destination !== '' ? destinationOf(destination) : undefined;
      return { ...rule, destination: target } as LogicRule;
    });
}
