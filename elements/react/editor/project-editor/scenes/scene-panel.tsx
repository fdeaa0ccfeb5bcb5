import { useStore } from '@nanostores/react';
import type { IngredientTemplate } from '@spotreel/sdk/internal/contract';
import type { EditorNotice, SceneItem } from '@spotreel/sdk/internal/stores';
import { type ComponentProps, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { lazyPart } from '../../../controls/lazy-part/lazy-part';
import { editableTemplate } from '../../editor-context/editable-template';
import { useEditor } from '../../editor-context/editor-context';
import { MediaChooser } from '../../media-picker/media-chooser';
import { SceneForm } from '../../scene-form/scene-form';
import type { ShotTool } from '../../scene-form/scene-image-fields';
import type { LowContrast } from '../look/low-contrast-watch';
import type { GeneratedMarkProps } from '../texts/generated-mark';
import type { GroupToolProps } from './group-tool';
import { useSceneEdits } from './use-scene-edits';

const SceneChooser = lazyPart(() => import('./scene-chooser').then((module) => ({ default: module.SceneChooser })));
const LostScene = lazyPart(() => import('./lost-scene').then((module) => ({ default: module.LostScene })));
const SceneBackground = lazyPart(() =>
  import('./scene-background').then((module) => ({ default: module.SceneBackground })),
);
const TimeOfScene = lazyPart(() => import('./time-of-scene').then((module) => ({ default: module.TimeOfScene })));
const SceneImageDialog = lazyPart(() =>
  import('./scene-image-dialog').then((module) => ({ default: module.SceneImageDialog })),
);
const ShotOfPicture = lazyPart(() => import('./shot-of-picture').then((module) => ({ default: module.ShotOfPicture })));
const GroupTool = lazyPart(() => import('./group-tool').then((module) => ({ default: module.GroupTool })));
const LowContrastWatch = lazyPart(() =>
  import('../look/low-contrast-watch').then((module) => ({ default: module.LowContrastWatch })),
);

const GeneratedTextsBar = lazyPart(() =>
  import('../texts/generated-texts-bar').then((module) => ({ default: module.GeneratedTextsBar })),
);
const GeneratedMark = lazyPart(() =>
  import('../texts/generated-mark').then((module) => ({ default: module.GeneratedMark })),
);

/** Every field of the selected scene; above them, texts of the assistant that wait to be checked. */
export function ScenePanel() {
  const hasGenerated = useStore(useEditor().environment.$generatedTexts).length > 0;
  return (
    <>
      {hasGenerated && (
        <Suspense>
          <GeneratedTextsBar />
        </Suspense>
      )}
      <SelectedScene hasGenerated={hasGenerated} />
    </>
  );
}

function SelectedScene({ hasGenerated }: { hasGenerated: boolean }) {
  const { views } = useEditor();
  const scene = useStore(views.$selectedScene);
  if (!scene)
    return (
      <Suspense>
        <SceneChooser />
      </Suspense>
    );
  if (!scene.template)
    return (
      <Suspense>
        <LostScene sceneId={scene.sceneId} />
      </Suspense>
    );
  return <SceneFields key={scene.sceneId} scene={scene} template={scene.template} hasGenerated={hasGenerated} />;
}

interface SceneFieldsProps {
  scene: SceneItem;
  template: IngredientTemplate;
  hasGenerated: boolean;
}

function SceneFields({ scene, template, hasGenerated }: SceneFieldsProps) {
  const { document, environment, views } = useEditor();
  const media = useStore(environment.$media);
  const swatches = useStore(views.$palette);
  const editable = editableTemplate(template, useStore(document.$allowedEdits));
  const { warnings, watch } = useLowContrast(scene);
  const { formActions, pickBackground, picker, imageDialog } = useSceneEdits(scene.sceneId);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving any field closes the undo step
    <div onBlur={document.closeStep}>
      <Suspense>
        <LowContrastWatch {...watch} />
        {imageDialog && <SceneImageDialog scene={scene} {...imageDialog} />}
      </Suspense>
      <SceneForm
        template={editable}
        values={scene.values}
        media={media}
        swatches={swatches}
        overflowing={useNoticed(scene.sceneId, 'text_overflow')}
        colliding={useNoticed(scene.sceneId, 'text_collides')}
        colorWarnings={warnings.colors}
        groupTool={(group) => <LateGroupTool sceneId={scene.sceneId} group={group} />}
        shotTool={useShotTool(scene)}
        textTool={hasGenerated ? (field) => <LateGeneratedMark sceneId={scene.sceneId} field={field} /> : undefined}
        {...formActions}
      />
      <Suspense>
        <TimeOfScene scene={scene} template={template} />
      </Suspense>
      <LateBackground
        scene={scene}
        template={editable}
        media={media}
        swatches={swatches}
        warning={warnings.background}
        onPick={pickBackground}
      />
      <MediaChooser {...picker} />
    </div>
  );
}

/** The same function until a movement changes: else a key typed into a text would render every picture. */
function useShotTool({ sceneId, values: { shots } }: SceneItem): ShotTool {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button reads the shots from the editor
  return useCallback(
    (field, label, media) => (
      <Suspense>
        <ShotOfPicture place={{ sceneId, field }} label={label} media={media} />
      </Suspense>
    ),
    [sceneId, shots],
  );
}

/** Few scenes have a review or a product: what fills it is loaded with the first one. */
function LateGroupTool(props: GroupToolProps) {
  return (
    <Suspense>
      <GroupTool {...props} />
    </Suspense>
  );
}

function LateBackground(props: ComponentProps<typeof SceneBackground>) {
  return (
    <div data-background>
      <Suspense>
        <SceneBackground {...props} />
      </Suspense>
    </div>
  );
}

function LateGeneratedMark(props: GeneratedMarkProps) {
  return (
    <Suspense>
      <GeneratedMark {...props} />
    </Suspense>
  );
}

/** innerReferences of the texts of which a notice of this code says something. */
function useNoticed(sceneId: number, code: EditorNotice['code']): ReadonlySet<string> {
  const notices = useStore(useEditor().picture.$notices);
  return useMemo(() => {
    const own = notices.filter((notice) => notice.sceneId === sceneId && notice.code === code);
    return new Set(own.map(({ field }) => field ?? ''));
  }, [notices, sceneId, code]);
}

interface ContrastWarnings {
  /** By a color's innerReference. */
  readonly colors?: Readonly<Record<string, ReactNode>>;
  readonly background?: ReactNode;
}

/** The warning beside the color or the background that makes a text hard to read. */
function useLowContrast(scene: SceneItem) {
  const [first] = useState(scene.values);
  const [low, setLow] = useState<LowContrast | null>(null);
  return { warnings: low ? warningsOf(low) : {}, watch: { scene, first, onLow: setLow } };
}

function warningsOf({ at, note }: LowContrast): ContrastWarnings {
  return at === 'background' ? { background: note } : { colors: { [at.color]: note } };
}
