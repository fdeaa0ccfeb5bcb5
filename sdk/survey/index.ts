/** The survey engine: events go in, state comes out. No zod. */
export { OTHER_CHOICE_ID } from '../contract/surveys/reserved-ids';
export {
  type AnswerProblem,
  answerFits,
  answerProblem,
  MAX_LISTED_TEXT_LENGTH,
  MAX_TEXT_LENGTH,
  needsSubmitButton,
  numbersOf,
  submitsOnPick,
} from './answers/answers';
export {
  type ChoiceDraft,
  choiceAnswer,
  choiceDraftOf,
  choiceToggled,
  isOtherTextMissing,
} from './answers/choice-draft';
export { isEmptyAnswer } from './answers/empty-answer';
export { acceptedEndings, type FileProblem, maxMegabytes, takeFiles } from './answers/file-rules';
export { textAnswer, textProblem } from './answers/text-rules';
export { createCommandQueue } from './command-queue';
export { neverMatches } from './display/address-rule';
export { matchClick } from './display/click-match';
export type { SurveyDisplay } from './display/display-rules';
export { displayAdded, displayResponded } from './display/displays';
export { eligibleSurveys, isRunning } from './display/eligible-surveys';
export { INVALID_MATCH_TYPE_MESSAGE, matchPageUrl } from './display/page-url';
export { sleep } from './display/timer';
export { createTriggers } from './display/triggers';
export { readQuestions } from './reading/read-questions';
export { readProduct, readSurvey } from './reading/read-survey';
export { readSync, type Synced, type SyncedSurvey } from './reading/read-sync';
export { isRecord, isText, textOr } from './reading/unknown-value';
export {
  CONFIG_KEY,
  configAfterSync,
  configChanged,
  isExpired,
  readConfig,
  type WidgetConfig,
  type WidgetState,
  type WidgetVisitor,
} from './reading/widget-config';
export { createLocalLock, type QueueLock } from './responses/lock';
export type { OpenResponse } from './responses/open-response';
export type { DeliveryRefusal } from './responses/queue-record';
export type { RecordStorage } from './responses/record-storage';
export type { RefusedAnswers } from './responses/refused-answers';
export { createResponseQueue, type ResponseQueue } from './responses/response-queue';
export { nextQuestionId } from './run/next-question';
export { answerPrefilled, prefilledAnswers } from './run/prefill';
export { mergedChanges, type ResponseChange } from './run/response-change';
export { canGoBack, type RunState } from './run/run-state';
export { shuffledChoices } from './run/shuffle';
export { createSurveyRun, type SurveyRun } from './run/survey-run';
export { type TimeEstimate, timeEstimate } from './run/time-estimate';
export { CLOSE_MS, ENTER_SUBMIT_MS, ENTER_SUBMIT_OTHER_MS, FINISHED_CLOSE_MS, REDIRECT_SECONDS } from './timings';
export { pickLanguage } from './translation/language';
export {
  OWN_WORDS,
  ownWords,
  surveyLanguage,
  type Texts,
  textsFor,
  translateCard,
  translateQuestion,
} from './translation/translate-survey';
