/** What a page of the docs does: theme, menu, copy buttons, outline, search and the theme editor. Each works without the others. */
import { setUpCopyButtons } from './copy-buttons';
import { setUpMenu } from './menu';
import { setUpOutline } from './outline';
import { setUpSearch } from './search';
import { setUpThemeEditor } from './theme-editor';
import { setUpThemeSwitch } from './theme-switch';

setUpThemeSwitch();
setUpMenu();
setUpCopyButtons();
setUpOutline();
setUpSearch();
setUpThemeEditor();
