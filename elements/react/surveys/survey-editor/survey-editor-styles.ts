import { operatorScreen } from '../operator-screen/operator-screen';
import surveyTranslations from '../survey-translations/survey-translations.css?inline';
import surveyEditor from './survey-editor.css?inline';

/** Styles of these screens. Before any other hook of a page. */
export const useSurveyEditorStyles = operatorScreen(surveyEditor, surveyTranslations);
