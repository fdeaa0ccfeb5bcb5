import { operatorScreen } from '../operator-screen/operator-screen';
import surveyList from './survey-list.css?inline';

/** Styles of these screens. Before any other hook of a page. */
export const useSurveyListStyles = operatorScreen(surveyList);
