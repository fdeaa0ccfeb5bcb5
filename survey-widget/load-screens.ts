import type { Survey } from '@spotreel/sdk/internal/contract';
import { readQuestions } from '@spotreel/sdk/internal/survey';
import { languageOf, loadWords, type OwnWords } from './words/language';

export const loadFileQuestions = () => import('./ui/questions/file-questions');
const loadTranslation = () => import('./showing/translation');

type Loaded<Load extends () => Promise<unknown>> = Awaited<ReturnType<Load>> | undefined;

export interface LoadedScreens extends OwnWords {
  /** The language that the visitor is addressed in, if the survey has it. */
  readonly wanted: string;
  /** Undefined: the survey has no question of type fileUpload. */
  readonly fileQuestions: Loaded<typeof loadFileQuestions>;
  /** Undefined: the survey has no translations, and does not say its language. */
  readonly translation: Loaded<typeof loadTranslation>;
}

/** Loads what not every survey needs: words of other languages, translations, questions for files. */
export async function loadScreens(
  survey: Pick<Survey, 'questions' | 'translations' | 'language'>,
  language?: string,
): Promise<LoadedScreens> {
  const wanted = languageOf(language);
  const hasFiles = readQuestions(survey.questions).some(({ type }) => type === 'fileUpload');
  const isTranslated = survey.language || Object.keys(survey.translations).length;
  const [fileQuestions, translation] = await Promise.all([
    hasFiles ? loadFileQuestions() : undefined,
    isTranslated ? loadTranslation() : undefined,
  ]);
  const words = await (translation?.wordsBeside ?? loadWords)(wanted, survey, loadWords);
  return { ...words, fileQuestions, translation, wanted };
}
