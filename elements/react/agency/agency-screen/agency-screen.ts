import accountStyles from '../../account/account-screen/account-screen.css?inline';
import peopleView from '../../account/invitations/people-view.css?inline';
import charts from '../../controls/charts/charts.css?inline';
import mediaPreview from '../../controls/media-preview/media-preview.css?inline';
import table from '../../controls/table/table.css?inline';
import usageMeter from '../../controls/usage-meter/usage-meter.css?inline';
import { screenStyles } from '../../foundation/styles/lazy-styles';
import agencyStyles from './agency-screen.css?inline';

/** Makes the hook with the styles of the agency's pages and of one page. */
export const agencyScreen = screenStyles([
  accountStyles,
  agencyStyles,
  charts,
  mediaPreview,
  peopleView,
  table,
  usageMeter,
]);

/** Styles of a page that has none of its own. */
export const useAgencyScreen = agencyScreen();
