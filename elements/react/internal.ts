/** React components and hooks of the app's own screens. */

export { Button, IconButton } from './controls/button/button';
export { RetryButton } from './controls/button/retry-button';
export { Drawer } from './controls/drawer/drawer';
export { LanguageField } from './controls/field/language-field';
export { Menu } from './controls/menu/menu';
export { EmptyState, Notice } from './controls/notice/notice';
export { Skeleton } from './controls/skeleton/skeleton';
export { NotificationLog } from './controls/toast/notification-log';
export { EditorBriefLink } from './editor/project-editor/bar/editor-brief-link';
export { preparePlayback } from './editor/stage/editor-playback';
export { prepareFirstScene } from './editor/stage/prepare-first-scene';
export { useTranslator } from './foundation/text/translation';
export { BrandsView } from './library/brands/brands-view';
export { HomeView } from './library/home/home-view';
export { RecipeView } from './library/recipe/recipe-view';
export { TemplateView, type TemplateViewProps } from './library/template/template-view';
export type { CardActions } from './library/template-grid/card-actions';
export { type TemplateImportProps, TemplateImportView } from './library/template-import/template-import-view';
