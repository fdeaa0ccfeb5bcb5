/** Drafts of surveys: what is unsaved in this browser, and the saved version that it grew out of. */
import type { Survey } from '../../contract/surveys/survey';
import type { DraftForm, DraftKeeper } from '../drafts/draft-keeper';
import type { DraftMark, DraftStorageOf } from '../drafts/draft-storage';

export interface KeptSurveyDraft extends DraftMark {
  readonly surveyId: string;
  /** The saved version that the edits were made on. */
  readonly base: Survey;
  /** The newest state. */
  readonly survey: Survey;
}

export type SurveyDraftStorage = DraftStorageOf<KeptSurveyDraft, 'surveyId'>;

type Unsaved = Pick<KeptSurveyDraft, 'base' | 'survey'>;

export type SurveyDrafts = DraftKeeper<KeptSurveyDraft, 'surveyId', Unsaved, void, KeptSurveyDraft>;

export const SURVEY_DRAFTS: DraftForm<KeptSurveyDraft, 'surveyId', Unsaved, void, KeptSurveyDraft> = {
  subject: 'surveyId',
  store: ({ base, survey }) => ({ base, survey }),
  reader: async () => (draft) => (isReadable(draft) ? draft : undefined),
  isOlderDropped: true,
};

/** Another version of this code may have written it. */
function isReadable({ base, survey, savedAtMs }: KeptSurveyDraft): boolean {
  return [base, survey].every((one) => Array.isArray(one?.questions)) && Number.isFinite(savedAtMs);
}
