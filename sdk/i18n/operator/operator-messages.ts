/** English messages of the operators' screens, which are loaded late. */
import { surveyEditorMessages } from './survey-editor';
import { surveyListMessages } from './survey-list';
import { surveyResultMessages } from './survey-results';
import { surveyTranslationMessages } from './survey-translations';
import { templateImportMessages } from './template-import';
import { usageMessages } from './usage';

export const operatorMessages = {
  ...surveyListMessages,
  ...surveyEditorMessages,
  ...surveyResultMessages,
  ...surveyTranslationMessages,
  ...usageMessages,
  ...templateImportMessages,
} as const;
