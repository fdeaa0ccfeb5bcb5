/** React components of the operators' screens: a door of their own, so that other users do not download them. */
export { SupportDesk, type SupportDeskProps } from './react/support/support-desk';
export { SurveyActions, type SurveyActionsProps } from './react/surveys/survey-actions/survey-actions';
export { SurveyEditor, type SurveyEditorProps } from './react/surveys/survey-editor/survey-editor';
export { SurveyList, type SurveyListProps } from './react/surveys/survey-list/survey-list';
export { SurveyResultsView, type SurveyResultsViewProps } from './react/surveys/survey-results/survey-results-view';
export { UsageView } from './react/surveys/usage/usage-view';
