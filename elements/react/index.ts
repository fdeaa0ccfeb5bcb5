/** React components, for pages with a React of their own (18 or 19). */

export { ProjectsView, type ProjectsViewProps } from './account/projects/projects-view';
export { SignInForm, type SignInFormProps } from './account/sign-in/sign-in-form';
export { ProjectPreview, type ProjectPreviewProps } from './editor/project-editor/preview/project-preview';
export { ProjectEditor, type ProjectEditorProps } from './editor/project-editor/project-editor';
export { SpotreelProvider, type SpotreelProviderProps } from './embed/provider/spotreel-provider';
export { useSpotreel } from './foundation/spotreel-context';
export { useSession } from './foundation/use-session';
export { LibraryView, type LibraryViewProps } from './library/library/library-view';
export { TemplateGrid, type TemplateGridProps } from './library/template-grid/template-grid';
