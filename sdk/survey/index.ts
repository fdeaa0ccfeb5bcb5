/** The survey engine: events go in, state comes out. No zod. */
export { OTHER_CHOICE_ID } from '../contract/surveys/reserved-ids';
export { neverMatches } from './address-rule';
export {
  type AnswerProblem,
  answerFits,
  answerProblem,
  MAX_LISTED_TEXT_LENGTH,
  MAX_TEXT_LENGTH,
  needsSubmitButton,
  numbersOf,
  submitsOnPick,
} from './answers';
export { type ChoiceDraft, choiceAnswer, choiceDraftOf, choiceToggled, isOtherTextMissing } from './choice-draft';
export { matchClick } from './click-match';
export { createCommandQueue } from './command-queue';
export type { SurveyDisplay } from './display-rules';
export { displayAdded, displayResponded } from './displays';
export { eligibleSurveys, isRunning } from './eligible-surveys';
export { isEmptyAnswer } from './empty-answer';
export { acceptedEndings, type FileProblem, maxMegabytes, takeFiles } from './file-rules';
export { pickLanguage } from './language';
export { nextQuestionId } from './next-question';
export { INVALID_MATCH_TYPE_MESSAGE, matchPageUrl } from './page-url';
export { answerPrefilled, prefilledAnswers } from './prefill';
export { readQuestions } from './read-questions';
export { readProduct, readSurvey } from './read-survey';
export { readSync, type Synced, type SyncedSurvey } from './read-sync';
export { mergedChanges, type ResponseChange } from './response-change';
export { createLocalLock, type QueueLock } from './responses/lock';
export type { OpenResponse } from './responses/open-response';
export type { DeliveryRefusal } from './responses/queue-record';
export type { RecordStorage } from './responses/record-storage';
export type { RefusedAnswers } from './responses/refused-answers';
export { createResponseQueue, type ResponseQueue } from './responses/response-queue';
export { canGoBack, type RunState } from './run-state';
export { shuffledChoices } from './shuffle';
export { createSurveyRun, type SurveyRun } from './survey-run';
export { textAnswer, textProblem } from './text-rules';
export { type TimeEstimate, timeEstimate } from './time-estimate';
export { sleep } from './timer';
export { CLOSE_MS, ENTER_SUBMIT_MS, ENTER_SUBMIT_OTHER_MS, FINISHED_CLOSE_MS, REDIRECT_SECONDS } from './timings';
export {
  OWN_WORDS,
  ownWords,
  surveyLanguage,
  type Texts,
  textsFor,
  translateCard,
  translateQuestion,
} from './translate-survey';
export { createTriggers } from './triggers';
export { isRecord, isText, textOr } from './unknown-value';
export {
  CONFIG_KEY,
  configAfterSync,
  configChanged,
  isExpired,
  readConfig,
  type WidgetConfig,
  type WidgetState,
  type WidgetVisitor,
} from './widget-config';
