import { useStore } from '@nanostores/react';
import type { IngredientTemplate } from '@spotreel/sdk/contract';
import type { Translator } from '@spotreel/sdk/i18n';
import type { SceneItem } from '@spotreel/sdk/stores';
import { Suspense, useMemo, useState } from 'react';
import { lazyPart } from '../foundation/lazy-part';
import { useTranslator } from '../foundation/translation';
import { SceneForm } from '../scene-form/scene-form';
import { useEditor } from './editor-context';
import type { LowContrast } from './low-contrast-watch';
import { MediaChooser } from './media-chooser';
import { SceneBackground } from './scene-background';
import { SceneChooser } from './scene-chooser';
import { SceneCrop } from './scene-crop';
import { useSceneEdits } from './use-scene-edits';

const LostScene = lazyPart(() => import('./lost-scene').then((module) => ({ default: module.LostScene })));
const LowContrastWatch = lazyPart(() =>
  import('./low-contrast-watch').then((module) => ({ default: module.LowContrastWatch })),
);

/** Every field of the selected scene. */
export function ScenePanel() {
  const { views } = useEditor();
  const scene = useStore(views.$selectedScene);
  if (!scene) return <SceneChooser />;
  if (!scene.template)
    return (
      <Suspense>
        <LostScene sceneId={scene.sceneId} />
      </Suspense>
    );
  return <SceneFields key={scene.sceneId} scene={scene} template={scene.template} />;
}

function SceneFields({ scene, template }: { scene: SceneItem; template: IngredientTemplate }) {
  const { document, environment, views } = useEditor();
  const t = useTranslator();
  const media = useStore(environment.$media);
  const swatches = useStore(views.$palette);
  const overflowing = useOverflowing(scene.sceneId);
  const [low, setLow] = useState<LowContrast | null>(null);
  const edits = useSceneEdits(scene.sceneId);
  const warning = low ? lowContrastText(low, template, t) : undefined;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving any field closes the undo step
    <div onBlur={document.closeStep}>
      <Suspense>
        <LowContrastWatch scene={scene} onLow={setLow} />
      </Suspense>
      <SceneForm
        template={template}
        values={scene.values}
        media={media}
        swatches={swatches}
        overflowing={overflowing}
        colorWarnings={low && warning && low.at !== 'background' ? { [low.at.color]: warning } : undefined}
        {...edits.formActions}
      />
      <SceneBackground
        scene={scene}
        template={template}
        media={media}
        swatches={swatches}
        warning={low?.at === 'background' ? warning : undefined}
        onPick={edits.onPickBackground}
      />
      <SceneCrop scene={scene} {...edits.crop} />
      <MediaChooser {...edits.picker} />
    </div>
  );
}

/** innerReferences of the texts that do not fit their place. */
function useOverflowing(sceneId: number): ReadonlySet<string> {
  const notices = useStore(useEditor().picture.$notices);
  return useMemo(() => {
    const own = notices.filter((notice) => notice.sceneId === sceneId && notice.code === 'text_overflow');
    return new Set(own.map(({ field }) => field ?? ''));
  }, [notices, sceneId]);
}

function lowContrastText({ field, ratio }: LowContrast, template: IngredientTemplate, t: Translator): string {
  const name = template.fields.texts.find(({ innerReference }) => innerReference === field)?.name ?? field;
  return t('panels.lowContrast', { name, ratio: (Math.floor(ratio * 10) / 10).toFixed(1) });
}
