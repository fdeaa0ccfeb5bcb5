/** React components of the operators' screens: a door of their own, so that other users do not download them. */
export { SurveyActions, type SurveyActionsProps } from './react/survey-actions/survey-actions';
export { SurveyEditor, type SurveyEditorProps } from './react/survey-editor/survey-editor';
export { SurveyList, type SurveyListProps } from './react/survey-list/survey-list';
export { SurveyResults, type SurveyResultsProps } from './react/survey-results/survey-results';
export { UsageView } from './react/usage-view/usage-view';
