import type { ProjectDrafts } from '../drafts/project-drafts';
import type { EditorDocument } from './document/editor-document';
import type { EditorEnvironment } from './document/editor-environment';
import type { Saver } from './saving/saver';

/** The parts of an open project that its views and its versions read. */
export interface EditorParts {
  readonly document: EditorDocument;
  readonly environment: EditorEnvironment;
  readonly saver: Saver;
  readonly drafts: ProjectDrafts;
}
