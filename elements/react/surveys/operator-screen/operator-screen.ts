import charts from '../../controls/charts/charts.css?inline';
import panel from '../../controls/panel/panel.css?inline';
import table from '../../controls/table/table.css?inline';
import usageMeter from '../../controls/usage-meter/usage-meter.css?inline';
import { screenStyles } from '../../foundation/styles/lazy-styles';
import surveyRow from '../survey-row/survey-row.css?inline';

/** Makes the hook with the styles of the operators' screens and of one page. */
export const operatorScreen = screenStyles([panel, table, surveyRow, charts, usageMeter]);

/** Styles of a page that has none of its own. */
export const useOperatorScreen = operatorScreen();
