import segments from '../../controls/segments/segments.css?inline';
import sourceList from '../../controls/source-list/source-list.css?inline';
import table from '../../controls/table/table.css?inline';
import usageMeter from '../../controls/usage-meter/usage-meter.css?inline';
import { screenStyles } from '../../foundation/styles/lazy-styles';
import accountStyles from './account-screen.css?inline';

/** Makes the hook with the styles of the account's pages and of one page. */
export const accountScreen = screenStyles([accountStyles, sourceList, table, usageMeter, segments]);

/** Styles of a page that has none of its own. */
export const useAccountScreen = accountScreen();
