import { operatorScreen } from '../operator-screen/operator-screen';
import surveyResults from './survey-results.css?inline';

/** Styles of these screens. Before any other hook of a page. */
export const useSurveyResultsStyles = operatorScreen(surveyResults);
