import { addMessages, templateImportMessages } from '@spotreel/sdk/i18n';
import { lazyStyles } from '../foundation/lazy-styles';
import { useChapter } from '../foundation/translation';
import templateImport from './template-import.css?inline';

const useStyles = lazyStyles([templateImport]);

/** Words and styles of imports, downloaded with their screen. Before any other hook of it. */
export function useImportScreen(): void {
  addMessages(templateImportMessages);
  useChapter('operator');
  useStyles();
}
