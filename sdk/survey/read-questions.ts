/**
 * The questions of a survey as it came over the wire. What this version cannot show (types of a newer service, choices
 * that are missing) is stepped over, and rules that lead there lead to what follows; whatever else is wrong is mended, so
 * that the engine can rely on its types without carrying the schema.
 */
import type { LogicRule } from '../contract/schemas/survey/logic';
import type { QuestionType, SurveyQuestion } from '../contract/schemas/survey/question';
import { END } from '../contract/schemas/survey/reserved-ids';
import { isRecord, listOf, type Rec, textOr } from './unknown-value';

const RANGES: readonly unknown[] = [3, 4, 5, 7, 10];
const labelled = (value: Rec) => ({ choices: choicesOf(value, 'label') });

/** What a type needs beyond what all have; null: it cannot be shown. */
const READERS: Readonly<Record<QuestionType, (value: Rec) => object | null>> = {
  openText: ({ inputType }) => ({ inputType: textOr(inputType, 'text') }),
  fileUpload: ({ allowMultipleFiles, allowedFileExtensions: allowed, maxSizeInMB: size }) => ({
    allowMultipleFiles: allowMultipleFiles === true,
    allowedFileExtensions: Array.isArray(allowed) ? allowed.filter((one) => typeof one === 'string') : undefined,
    maxSizeInMB: typeof size === 'number' && size > 0 ? size : undefined,
  }),
  consent: ({ label }) => ({ label: textOr(label, '') }),
  cta: ({ buttonExternal }) => ({ buttonExternal: buttonExternal === true }),
  nps: labels,
  rating: (value) => (RANGES.includes(value.range) ? { ...labels(value), scale: textOr(value.scale, 'number') } : null),
  multipleChoiceSingle: labelled,
  multipleChoiceMulti: labelled,
  pictureSelection: (value) => ({ choices: choicesOf(value, 'imageUrl'), allowMulti: value.allowMulti === true }),
};

/** Those that can be shown, in order; nothing at all for what is no list. Never throws. */
export function readQuestions(value: unknown): SurveyQuestion[] {
  const given = listOf(value).filter(isRecord);
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
  const { id, type } = value;
  if (typeof id !== 'string' || id === '' || id === END) return null;
  if (typeof type !== 'string' || !Object.hasOwn(READERS, type)) return null;
  const specific = READERS[type as QuestionType](value);
  if (!specific || ('choices' in specific && listOf(specific.choices).length === 0)) return null;
  const common = {
    ...plainFields(value),
    headline: textOr(value.headline, ''),
    required: value.required === true,
    logic: value.logic,
  };
  return { ...common, ...specific } as SurveyQuestion;
}

/** What lists and objects there may be is read one by one; any other would be drawn as nonsense. */
function plainFields(value: Rec): Rec {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => typeof field !== 'object'));
}

function labels({ lowerLabel, upperLabel }: Rec) {
  return { lowerLabel: textOr(lowerLabel, ''), upperLabel: textOr(upperLabel, '') };
}

function choicesOf({ choices }: Rec, field: 'label' | 'imageUrl'): Rec[] {
  return listOf(choices)
    .filter(isRecord)
    .filter((choice) => typeof choice.id === 'string' && typeof choice[field] === 'string');
}

function rulesOf(logic: unknown, destinationOf: (destination: string) => string): LogicRule[] {
  return listOf(logic)
    .filter(isRecord)
    .filter(({ value }) => !Array.isArray(value) || value.every((one) => typeof one === 'string'))
    .map((rule) => {
      const { destination } = rule;
      const target = typeof destination === 'string' && destination !== '' ? destinationOf(destination) : undefined;
      return { ...rule, destination: target } as LogicRule;
    });
}
