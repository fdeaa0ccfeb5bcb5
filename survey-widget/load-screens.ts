import type { Survey } from '@spotreel/sdk/contract';
import { readQuestions } from '@spotreel/sdk/survey';
import { languageOf, loadWords, type OwnWords } from './words/language';

export const loadFileQuestions = () => import('./ui/questions/file-questions');
const loadTranslation = () => import('./translation');

type Loaded<Load extends () => Promise<unknown>> = Awaited<ReturnType<Load>> | undefined;

export interface LoadedScreens extends OwnWords {
  /** Undefined: the survey has no question of type fileUpload. */
  readonly fileQuestions: Loaded<typeof loadFileQuestions>;
  /** Undefined: the survey has no translations. */
  readonly translation: Loaded<typeof loadTranslation>;
}

/** Loads what not every survey needs: words of other languages, translations, questions for files. */
export async function loadScreens(
  { questions, translations }: Pick<Survey, 'questions' | 'translations'>,
  language?: string,
): Promise<LoadedScreens> {
  const hasFiles = readQuestions(questions).some(({ type }) => type === 'fileUpload');
  const isTranslated = Object.keys(translations).length > 0;
  const [words, fileQuestions, translation] = await Promise.all([
    loadWords(languageOf(language)),
    hasFiles ? loadFileQuestions() : undefined,
    isTranslated ? loadTranslation() : undefined,
  ]);
  return { ...words, fileQuestions, translation };
}
