/** React components, for pages with a React of their own (18 or 19). */

export { useSpotreel } from './foundation/spotreel-context';
export { SpotreelProvider, type SpotreelProviderProps } from './foundation/spotreel-provider';
export { useSession } from './foundation/use-session';
export { LibraryView, type LibraryViewProps } from './library-view/library-view';
export { ProjectEditor, type ProjectEditorProps } from './project-editor/project-editor';
export { ProjectPreview, type ProjectPreviewProps } from './project-preview/project-preview';
export { ProjectsView, type ProjectsViewProps } from './projects-view/projects-view';
export { SignInForm, type SignInFormProps } from './sign-in/sign-in-form';
export { TemplateGrid, type TemplateGridProps } from './template-grid/template-grid';
