/** Everything that is loaded when the first survey is due, in one file, since it is needed together. */
export { createSending } from './sending/sending';
export { prepareSurvey, showSurvey } from './showing/show-survey';
