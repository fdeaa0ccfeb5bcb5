import charts from '../../controls/charts/charts.css?inline';
import panel from '../../controls/panel/panel.css?inline';
import table from '../../controls/table/table.css?inline';
import usageMeter from '../../controls/usage-meter/usage-meter.css?inline';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import surveyActions from '../survey-actions/survey-actions.css?inline';
import surveyEditor from '../survey-editor/survey-editor.css?inline';
import surveyList from '../survey-list/survey-list.css?inline';
import surveyResults from '../survey-results/survey-results.css?inline';
import surveyRow from '../survey-row/survey-row.css?inline';
import surveyTranslations from '../survey-translations/survey-translations.css?inline';
import usage from '../usage-view/usage-view.css?inline';

const useStyles = lazyStyles([
  panel,
  table,
  surveyRow,
  charts,
  surveyList,
  surveyResults,
  surveyEditor,
  surveyTranslations,
  surveyActions,
  usage,
  usageMeter,
]);

/** Styles of the operators' screens, downloaded with the first of them. Before any other hook of a screen. */
export function useOperatorScreen(): void {
  // meters of usage are the account's
  useStyles();
}
