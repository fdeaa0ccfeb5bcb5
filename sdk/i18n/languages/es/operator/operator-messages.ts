import { messages as surveyActions } from './survey-actions';
import { messages as surveyEditor } from './survey-editor';
import { messages as surveyList } from './survey-list';
import { messages as surveyResults } from './survey-results';
import { messages as surveySharing } from './survey-sharing';
import { messages as surveyTranslations } from './survey-translations';
import { messages as templateImport } from './template-import';
import { messages as usage } from './usage';

export const messages = {
  ...surveyActions,
  ...surveyEditor,
  ...surveyList,
  ...surveyResults,
  ...surveySharing,
  ...surveyTranslations,
  ...templateImport,
  ...usage,
};
