import { accountScreen } from '../account-screen/account-screen';
import developers from '../developers/developers.css?inline';
import snippet from './snippet.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const useSnippetStyles = accountScreen(snippet, developers);
