import { accountScreen } from '../account-screen/account-screen';
import auditView from './audit-view.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const useAuditViewStyles = accountScreen(auditView);
