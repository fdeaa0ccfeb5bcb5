import { useStore } from '@nanostores/react';
import type { BackgroundValue, IngredientTemplate } from '@spotreel/sdk/contract';
import type { Translator } from '@spotreel/sdk/i18n';
import type { SceneItem } from '@spotreel/sdk/stores';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { lazyPart } from '../foundation/lazy-part';
import { useTranslator } from '../foundation/translation';
import type { MediaKind } from '../media-picker/media-kind';
import { SceneForm, type SceneFormActions } from '../scene-form/scene-form';
import { useEditor } from './editor-context';
import type { LowContrast } from './low-contrast-watch';
import { MediaChooser } from './media-chooser';
import { SceneMenu } from './scene-menu';

const BackgroundForm = lazyPart(() =>
  import('../background-form/background-form').then((module) => ({ default: module.BackgroundForm })),
);
const FieldCrop = lazyPart(() => import('../crop-dialog/field-crop').then((module) => ({ default: module.FieldCrop })));
const LostScene = lazyPart(() => import('./lost-scene').then((module) => ({ default: module.LostScene })));

const LowContrastWatch = lazyPart(() =>
  import('./low-contrast-watch').then((module) => ({ default: module.LowContrastWatch })),
);

/** Where a chosen picture goes: a field, or the background. */
type Target = { kind: MediaKind; field: string | null };

/** Every field of the selected scene. */
export function ScenePanel() {
  const { views } = useEditor();
  const scene = useStore(views.$selectedScene);
  if (!scene) return <SceneMenu />;
  if (!scene.template)
    return (
      <Suspense>
        <LostScene sceneId={scene.sceneId} />
      </Suspense>
    );
  return <SceneFields key={scene.sceneId} scene={scene} template={scene.template} />;
}

function SceneFields({ scene, template }: { scene: SceneItem; template: NonNullable<SceneItem['template']> }) {
  const editor = useEditor();
  const { actions, document, environment, views, picture } = editor;
  const t = useTranslator();
  const media = useStore(environment.$media);
  const swatches = useStore(views.$palette);
  const notices = useStore(picture.$notices);
  const [low, setLow] = useState<LowContrast | null>(null);
  const warning = low && lowContrastText(low, template, t);
  const [target, setTarget] = useState<Target>();
  const [cropped, setCropped] = useState<string>();
  const { sceneId, values } = scene;

  const overflowing = useMemo(
    () =>
      new Set(
        notices
          .filter((notice) => notice.sceneId === sceneId && notice.code === 'text_overflow')
          .map(({ field }) => field ?? ''),
      ),
    [notices, sceneId],
  );

  const croppedField = template.fields.images.find(({ innerReference }) => innerReference === cropped);
  const chosen = cropped === undefined ? undefined : values.images[cropped];
  const croppedMedia = chosen === undefined ? croppedField?.defaultValue : media[chosen];
  const handlers = useMemo(
    (): SceneFormActions => ({
      onText: (field, value) => actions.setText(sceneId, field, value),
      onColor: (field, color) => actions.setColor(sceneId, field, color ?? null),
      onImage: (field) => actions.setImage(sceneId, field, null),
      onCropImage: setCropped,
      onPickImage: (field, isAnimation) => setTarget({ kind: isAnimation ? 'lottie' : 'image', field }),
    }),
    [actions, sceneId],
  );
  const { background } = values;
  const onBackground = useCallback(
    (value: BackgroundValue | undefined) => changeBackground(editor, sceneId, background, value),
    [editor, sceneId, background],
  );
  const onPickBackground = useCallback((kind: MediaKind) => setTarget({ kind, field: null }), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving any field closes the undo step
    <div onBlur={document.closeStep}>
      <Suspense>
        <LowContrastWatch scene={scene} onLow={setLow} />
      </Suspense>
      <SceneForm
        template={template}
        values={values}
        media={media}
        swatches={swatches}
        overflowing={overflowing}
        colorWarnings={low && warning && low.at !== 'background' ? { [low.at.color]: warning } : undefined}
        {...handlers}
      />
      <div data-background>
        <Suspense>
          <BackgroundForm
            template={template}
            value={background ?? undefined}
            media={media}
            swatches={swatches}
            warning={low?.at === 'background' && warning ? warning : undefined}
            onPick={onPickBackground}
            onChange={onBackground}
          />
        </Suspense>
      </div>
      {croppedField && croppedMedia && (
        <Suspense>
          <FieldCrop
            sceneId={sceneId}
            field={croppedField}
            media={croppedMedia}
            onClose={() => setCropped(undefined)}
          />
        </Suspense>
      )}
      <MediaChooser
        kind={target?.kind}
        onClose={() => setTarget(undefined)}
        onPick={(picked) => {
          if (target?.field) actions.setImage(sceneId, target.field, picked);
          else actions.setBackgroundMedia(sceneId, picked);
          setTarget(undefined);
        }}
      />
    </div>
  );
}

function lowContrastText({ field, ratio }: LowContrast, template: IngredientTemplate, t: Translator): string {
  const name = template.fields.texts.find(({ innerReference }) => innerReference === field)?.name ?? field;
  return t('panels.lowContrast', { name, ratio: (Math.floor(ratio * 10) / 10).toFixed(1) });
}

/** Moves and trims of the scene's own picture grow one undo step; another kind or file is a step of its own. */
function changeBackground(
  { actions, document }: ReturnType<typeof useEditor>,
  sceneId: number,
  before: BackgroundValue | null,
  value: BackgroundValue | undefined,
): void {
  if (!value) actions.resetBackground(sceneId);
  else if (value.type === 'color') actions.setBackgroundColor(sceneId, value.value);
  else if (!before || before.type !== value.type || before.value !== value.value || isRecolored(value, before))
    document.dispatch('set-background', [{ type: 'set-background', sceneId, value }]);
  else if (value.type === 'video' && before.type === 'video' && isTrimmed(value, before))
    actions.trimBackground(sceneId, value.trimStart ?? 0, value.trimEnd ?? 0);
  else {
    const [positionX = 0, positionY = 0] = (value.position ?? '0,0').split(',').map(Number);
    actions.placeBackground(sceneId, { scale: value.scale ?? 1, positionX, positionY });
  }
}

function isRecolored(value: BackgroundValue, before: BackgroundValue): boolean {
  return value.type === 'lottie' && before.type === 'lottie' && value.color !== before.color;
}

type Trim = { readonly trimStart?: number | undefined; readonly trimEnd?: number | undefined };

function isTrimmed(value: Trim, before: Trim): boolean {
  return value.trimStart !== before.trimStart || value.trimEnd !== before.trimEnd;
}
