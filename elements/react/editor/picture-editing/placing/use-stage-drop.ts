import { type RefObject, useEffect, useState } from 'react';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useLatest } from '../../../foundation/use-latest';
import { listenForDrops, listenForPastes } from '../surface/stage-listeners';
import type { PictureLayout } from '../use-picture-layout';
import type { ShownScene } from '../use-shown-scene';
import { type DropPoint, type DroppedFile, type DropTarget, dropTarget, mediaKindOf, pasteTarget } from './drop-target';
import type { PlacedUploads } from './use-placed-uploads';

interface StageDropOptions {
  readonly overlay: RefObject<HTMLElement | null>;
  readonly layout: PictureLayout | undefined;
  readonly scene: ShownScene | undefined;
  readonly uploads: Pick<PlacedUploads, 'place' | 'keep'>;
}

/**
 * Takes files that are dropped on the stage or pasted there. The first file that the scene can show goes into it, the others
 * go to the uploads. Returns where the dragged file would go.
 */
export function useStageDrop({ overlay, layout, scene, uploads }: StageDropOptions): DropTarget | undefined {
  const { toasts, t } = useSpotreel();
  const [target, setTarget] = useState<DropTarget>();

  const targetOf = useLatest((file: DroppedFile, point: DropPoint | undefined) => {
    const kind = mediaKindOf(file);
    if (!scene || !kind) return undefined;
    return point ? dropTarget(scene, layout?.areas ?? [], kind, point) : pasteTarget(scene, kind);
  });

  const take = useLatest((files: FileList, point: DropPoint | undefined) => {
    const all = [...files];
    const file = all.find((candidate) => targetOf(candidate, point)) ?? all[0];
    const found = file && targetOf(file, point);
    if (found) {
      uploads.place(file, found);
      if (all.length > 1) uploads.keep(all.filter((other) => other !== file));
    } else if (file) toasts.show({ tone: 'danger', title: file.name, text: t('picture.dropRefused') });
  });

  useEffect(() => {
    const element = overlay.current;
    const stage = element?.closest<HTMLElement>('.sr-stage');
    const editor = stage?.closest<HTMLElement>('.sr-editor');
    if (!element || !stage || !editor) return;
    const onTarget = (next: DropTarget | undefined) => setTarget((last) => (isSame(last, next) ? last : next));
    const ports = { overlay: element, stage, editor, targetOf, take, onTarget };
    const controller = new AbortController();
    listenForDrops(ports, controller.signal);
    listenForPastes(ports, controller.signal);
    return () => controller.abort();
  }, [overlay, targetOf, take]);
  return target;
}

function isSame(a: DropTarget | undefined, b: DropTarget | undefined): boolean {
  return a?.sceneId === b?.sceneId && a?.field === b?.field;
}
