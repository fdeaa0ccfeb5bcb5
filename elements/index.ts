/** Public names of the React components and the custom elements. */
export type { DefineOptions } from './define/define-element';
export { defineElements } from './define/define-elements';
export type {
  AccountElementProps,
  ProjectEditorElement,
  ProjectEditorElementEvents,
  ProjectEditorElementProps,
  TemplateGridElement,
  TemplateGridElementEvents,
  TemplateGridElementProps,
} from './elements';
export { Button, IconButton } from './react/button/button';
export { Drawer } from './react/drawer/drawer';
export { RetryButton, type RetryButtonProps } from './react/foundation/retry-button';
export { SpotreelProvider, type SpotreelProviderProps, useSpotreel } from './react/foundation/spotreel-context';
export { adoptComponentStyles } from './react/foundation/styles';
export { useTranslator } from './react/foundation/translation';
export { useSession } from './react/foundation/use-session';
export { HomeView, type HomeViewProps } from './react/home-view/home-view';
export { LibraryView, type LibraryViewProps } from './react/library-view/library-view';
export type { ProjectOrigin } from './react/library-view/project-origin';
export { Menu } from './react/menu/menu';
export { EmptyState, Notice } from './react/notice/notice';
export { PlacesView } from './react/places-view/places-view';
export { ProjectEditor, type ProjectEditorProps } from './react/project-editor/project-editor';
export { ProjectPreview, type ProjectPreviewProps } from './react/project-preview/project-preview';
export { ProjectsView, type ProjectsViewProps } from './react/projects-view/projects-view';
export { RecipeView, type RecipeViewProps } from './react/recipe-view/recipe-view';
export { SignInForm, type SignInFormProps } from './react/sign-in/sign-in-form';
export { Skeleton } from './react/skeleton/skeleton';
export { preparePlayback } from './react/stage/editor-playback';
export type { CardAction, CardActions } from './react/template-grid/card-actions';
export { TemplateGrid, type TemplateGridProps } from './react/template-grid/template-grid';
export { type TemplateImportProps, TemplateImportView } from './react/template-import/template-import-view';
export { TemplateView, type TemplateViewProps } from './react/template-view/template-view';
export type { SurveyModalElement } from './survey-modal/survey-modal-element';
export type { SurveyModalElementEvents, SurveyModalElementProps } from './survey-modal/survey-modal-props';
