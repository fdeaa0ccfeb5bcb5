/** React components, for pages with a React of their own (18 or 19). */

export { BrandsView } from './brands-view/brands-view';
export { Button, IconButton } from './button/button';
export { Drawer } from './drawer/drawer';
export { LanguageField, type LanguageFieldProps } from './field/language-field';
export { RetryButton, type RetryButtonProps } from './foundation/retry-button';
export { SpotreelProvider, type SpotreelProviderProps, useSpotreel } from './foundation/spotreel-context';
export { adoptComponentStyles } from './foundation/styles';
export { useTranslator } from './foundation/translation';
export { useSession } from './foundation/use-session';
export { HomeView, type HomeViewProps } from './home-view/home-view';
export { LibraryView, type LibraryViewProps } from './library-view/library-view';
export type { ProjectOrigin } from './library-view/project-origin';
export { Menu } from './menu/menu';
export { EmptyState, Notice } from './notice/notice';
export { ProjectEditor, type ProjectEditorProps } from './project-editor/project-editor';
export { ProjectPreview, type ProjectPreviewProps } from './project-preview/project-preview';
export { ProjectsView, type ProjectsViewProps } from './projects-view/projects-view';
export { RecipeView, type RecipeViewProps } from './recipe-view/recipe-view';
export { SignInForm, type SignInFormProps } from './sign-in/sign-in-form';
export { Skeleton } from './skeleton/skeleton';
export { preparePlayback } from './stage/editor-playback';
export { prepareFirstScene } from './stage/prepare-first-scene';
export type { CardAction, CardActions } from './template-grid/card-actions';
export { TemplateGrid, type TemplateGridProps } from './template-grid/template-grid';
export { type TemplateImportProps, TemplateImportView } from './template-import/template-import-view';
export { TemplateView, type TemplateViewProps } from './template-view/template-view';
export { NotificationLog } from './toast/notification-log';
