/** English messages of the operators' screens, which are loaded late. */
import { chartMessages } from '../parts/charts';
import { surveyActionMessages } from './survey-actions';
import { surveyEditorMessages } from './survey-editor';
import { surveyListMessages } from './survey-list';
import { surveyResultMessages } from './survey-results';
import { surveySharingMessages } from './survey-sharing';
import { surveyTranslationMessages } from './survey-translations';
import { templateImportMessages } from './template-import';
import { usageMessages } from './usage';

/** Words of the operators' survey and usage screens. Pass them to `addMessages` before the screens render. */
export const operatorMessages = {
  ...surveyListMessages,
  ...surveyEditorMessages,
  ...surveyActionMessages,
  ...surveyResultMessages,
  ...surveySharingMessages,
  ...surveyTranslationMessages,
  ...usageMessages,
  ...chartMessages,
  ...templateImportMessages,
} as const;
