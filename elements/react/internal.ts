/** React components and hooks of the app's own screens. */

export { BrandsView } from './brands-view/brands-view';
export { Button, IconButton } from './button/button';
export { Drawer } from './drawer/drawer';
export { LanguageField } from './field/language-field';
export { RetryButton } from './foundation/retry-button';
export { useTranslator } from './foundation/translation';
export { HomeView } from './home-view/home-view';
export { Menu } from './menu/menu';
export { EmptyState, Notice } from './notice/notice';
export { EditorBriefLink } from './project-editor/editor-brief-link';
export { RecipeView } from './recipe-view/recipe-view';
export { Skeleton } from './skeleton/skeleton';
export { preparePlayback } from './stage/editor-playback';
export { prepareFirstScene } from './stage/prepare-first-scene';
export type { CardActions } from './template-grid/card-actions';
export { type TemplateImportProps, TemplateImportView } from './template-import/template-import-view';
export { TemplateView, type TemplateViewProps } from './template-view/template-view';
export { NotificationLog } from './toast/notification-log';
