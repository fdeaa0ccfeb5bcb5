/** Everything that is loaded when the first survey is due, in one file, since it is needed together. */
export { createSending } from './sending';
export { showSurvey } from './show-survey';
export { languageOf, loadWords } from './words/language';
