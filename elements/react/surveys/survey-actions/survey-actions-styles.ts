import { operatorScreen } from '../operator-screen/operator-screen';
import surveyActions from './survey-actions.css?inline';

/** Styles of these screens. Before any other hook of a page. */
export const useSurveyActionsStyles = operatorScreen(surveyActions);
