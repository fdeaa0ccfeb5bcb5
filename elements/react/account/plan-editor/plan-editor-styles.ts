import { accountScreen } from '../account-screen/account-screen';
import planEditor from './plan-editor.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const usePlanEditorStyles = accountScreen(planEditor);
