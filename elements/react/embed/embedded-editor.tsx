import { EDIT_GROUPS, type EditGroup } from '@spotreel/sdk/internal/project';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { IconButton } from '../controls/button/button';
import { lazyPart } from '../controls/lazy-part/lazy-part';
import type { EditorHost } from '../editor/editor-host/connect-editor';
import { EditorSkeleton } from '../editor/project-editor/editor-skeleton';
import { Slot } from '../foundation/page/slot';
import { useTranslator } from '../foundation/text/translation';
import { type EmbeddedProps, EmbeddedRoot } from './embedded-root';
import { projectAddress } from './project-address';

const ProjectEditor = lazyPart(() =>
  import('../editor/project-editor/project-editor').then((module) => ({ default: module.ProjectEditor })),
);

export interface EmbeddedEditorProps extends Omit<EmbeddedProps, 'onError'>, EditorHost {
  /** Nothing is loaded before it is known. */
  projectId?: number | undefined;
  /** Address of 'Upgrade Your Plan'. Default: that of the server; without either it is not offered. */
  upgradeUrl?: string | undefined;
  /** Page that connects reviews and products. Default: the choices of both have no link. */
  integrationsUrl?: string | undefined;
  /** Address of a project, with `{id}`: to copy, and for links to a copy. */
  projectUrl?: string | undefined;
  /** Shows a way back at the start of the bar. Default: none. */
  backButton?: boolean | undefined;
  /** Single keys and commands by key inside the editor. Default off: only undo and redo, since the page has keys of its own. */
  shortcuts?: boolean | undefined;
  /** Names of panels, separated by spaces. Default: all. */
  panels?: string | undefined;
  /** Groups of edits, separated by spaces. Default: all. */
  edits?: string | undefined;
  /** Title of the panel that the page fills. Default: there is none. */
  panelLabel?: string | undefined;
  onProjectSaved: (detail: { projectId: number }) => void;
  onProjectRendered: (detail: { projectId: number; renderId: number; downloadUrl: string | null }) => void;
  /** Asks before an export. False: the page does it itself. */
  onBeforeRender: (detail: { projectId: number }) => boolean;
  /** Asks before the preview opens. False: the page does it itself. */
  onBeforePreview: (detail: { projectId: number }) => boolean;
  onBack: (detail: undefined) => void;
}

/** Content of `<project-editor>`. */
export function EmbeddedEditor(props: EmbeddedEditorProps) {
  const {
    projectId,
    upgradeUrl,
    projectUrl,
    backButton = false,
    shortcuts = false,
    onProjectSaved,
    onBack,
    ...rest
  } = props;
  const { onProjectRendered, onBeforeRender, onBeforePreview, ...root } = rest;
  const link = projectId === undefined ? undefined : projectAddress(projectUrl, projectId);
  const pageParts = usePageParts(props);
  const skeleton = <EditorSkeleton />;
  return (
    <EmbeddedRoot {...root} loading={skeleton}>
      {projectId === undefined ? (
        <Slot name="empty" />
      ) : (
        <Suspense fallback={<Slot name="loading">{skeleton}</Slot>}>
          <ProjectEditor
            key={projectId}
            projectId={projectId}
            {...(upgradeUrl !== undefined && { upgradeUrl })}
            {...(link !== undefined && { link, projectUrl: (id) => projectAddress(projectUrl, id) ?? link })}
            shortcuts={shortcuts ? 'inside' : 'off'}
            back={backButton && <BackButton onBack={() => onBack(undefined)} />}
            {...pageParts}
            host={props}
            onSaved={(id) => onProjectSaved({ projectId: id })}
            onRendered={({ id: renderId, downloadUrl }) => onProjectRendered({ projectId, renderId, downloadUrl })}
            mayRender={() => onBeforeRender({ projectId })}
            mayPreview={() => onBeforePreview({ projectId })}
          />
        </Suspense>
      )}
    </EmbeddedRoot>
  );
}

/** Parts that the page adds to the editor, and parts that it removes. */
function usePageParts({ panels, edits, panelLabel }: Pick<EmbeddedEditorProps, 'panels' | 'edits' | 'panelLabel'>) {
  return useMemo(
    () => ({
      header: <Slot name="header" />,
      actions: <Slot name="actions" />,
      panels: attributeWords(panels),
      edits: editGroupsOf(edits),
      panelLabel,
    }),
    [panels, edits, panelLabel],
  );
}

function BackButton({ onBack }: { onBack: () => void }) {
  const t = useTranslator();
  return (
    <IconButton label={t('editor.back')} onClick={onBack}>
      <ArrowLeft aria-hidden />
    </IconButton>
  );
}

/** The words of an attribute; undefined where it is absent. */
function attributeWords(text: string | undefined): readonly string[] | undefined {
  return text?.split(/[\s,]+/).filter(Boolean);
}

/** The console names a word that is no group: a typing error must not allow more than the page wants, and is hard to find. */
function editGroupsOf(text: string | undefined): readonly EditGroup[] | undefined {
  const words = attributeWords(text);
  const unknown = words?.filter((word) => !isGroup(word)) ?? [];
  if (unknown.length > 0)
    console.error(`[Spotreel] edits: no such group: ${unknown.join(', ')}. ${EDIT_GROUPS.join(', ')}`);
  return words?.filter(isGroup);
}

function isGroup(word: string): word is EditGroup {
  return (EDIT_GROUPS as readonly string[]).includes(word);
}
