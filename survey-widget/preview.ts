/** One survey on trial: nothing is asked of a service, and nothing is sent. */
export { type PreviewOptions, previewSurvey } from './showing/preview-survey';
