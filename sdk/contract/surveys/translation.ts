import * as z from 'zod/mini';
import { languageTag } from '../schemas/language-tag';

/**
 * Texts by their place: `welcomeCard.headline`, `thankYouCard.subheader`, `questions.<id>.headline`,
 * `questions.<id>.choices.<choice id>`. `words.<English text>` replaces a text of the widget, such as `words.Next`. A missing text falls back to the survey's own words. Answers are stored in the
 * survey's own words whatever language was shown, so that results add up and older clients stay right.
 */
export const translatedTexts = z.record(z.string().check(z.maxLength(300)), z.string().check(z.maxLength(20_000)));

/** Translated texts by language. */
export const surveyTranslations = z.record(languageTag, translatedTexts);
/** Translated texts by language. A missing text falls back to the survey's own. */
export type SurveyTranslations = z.infer<typeof surveyTranslations>;
