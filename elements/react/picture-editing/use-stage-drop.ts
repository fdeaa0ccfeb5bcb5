import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSpotreel } from '../foundation/spotreel-context';
import { type DropPoint, type DropTarget, dropTarget, mediaKindOf, pasteTarget } from './drop-target';
import type { PictureLayout } from './use-picture-layout';
import type { PlacedUploads } from './use-placed-uploads';
import type { ShownScene } from './use-shown-scene';

interface StageDropOptions {
  readonly overlay: RefObject<HTMLElement | null>;
  readonly layout: PictureLayout | undefined;
  readonly scene: ShownScene | undefined;
  readonly uploads: Pick<PlacedUploads, 'place' | 'keep'>;
}

const WRITES = 'input, textarea, [contenteditable]';

/**
 * Takes files that are dropped anywhere on the stage, or pasted while it has the focus or the pointer: the first that the
 * scene can show goes into it, the others to the uploads. Returns where what is dragged would go. Files that miss the stage are kept from taking the page away.
 */
export function useStageDrop(options: StageDropOptions): DropTarget | undefined {
  const { overlay } = options;
  const { toasts, t } = useSpotreel();
  const [target, setTarget] = useState<DropTarget>();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const stage = overlay.current?.closest<HTMLElement>('.sr-stage');
    const editor = stage?.closest<HTMLElement>('.sr-editor');
    if (!stage || !editor) return;
    let pointer: DropPoint | undefined;
    const controller = new AbortController();
    const listen = <Kind extends keyof HTMLElementEventMap>(
      element: HTMLElement,
      kind: Kind,
      listener: (event: HTMLElementEventMap[Kind]) => void,
    ) => element.addEventListener(kind, listener, { signal: controller.signal });

    const pointAt = ({ clientX, clientY }: MouseEvent): DropPoint => {
      const { left, top } = overlay.current?.getBoundingClientRect() ?? new DOMRect();
      return { x: clientX - left, y: clientY - top };
    };
    const targetOf = (file: { type: string; name?: string }, point: DropPoint | undefined) => {
      const { scene, layout } = latest.current;
      const kind = mediaKindOf(file);
      if (!scene || !kind) return undefined;
      return point ? dropTarget(scene, layout?.areas ?? [], kind, point) : pasteTarget(scene, kind);
    };
    const take = (files: FileList | undefined, point: DropPoint | undefined) => {
      const all = [...(files ?? [])];
      const file = all.find((candidate) => targetOf(candidate, point)) ?? all[0];
      const found = file && targetOf(file, point);
      const { place, keep } = latest.current.uploads;
      if (found) {
        place(file, found);
        if (all.length > 1) keep(all.filter((other) => other !== file));
      } else if (file) toasts.show({ tone: 'danger', title: file.name, text: t('picture.dropRefused') });
    };

    listen(editor, 'dragover', (event) => {
      if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      const isOnStage = event.composedPath().includes(stage);
      event.dataTransfer.dropEffect = isOnStage ? 'copy' : 'none';
      const [item] = event.dataTransfer.items;
      // a browser that does not tell the type yet: most files are pictures
      const next = isOnStage ? targetOf({ type: item?.type || 'image/*' }, pointAt(event)) : undefined;
      setTarget((last) => (isSame(last, next) ? last : next));
    });
    listen(editor, 'dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && editor.contains(relatedTarget))) setTarget(undefined);
    });
    listen(editor, 'drop', (event) => {
      setTarget(undefined);
      if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.composedPath().includes(stage)) take(event.dataTransfer.files, pointAt(event));
    });
    listen(stage, 'pointermove', (event) => {
      pointer = pointAt(event);
    });
    listen(stage, 'pointerleave', () => {
      pointer = undefined;
    });
    const onPaste = (event: ClipboardEvent) => {
      const [origin] = event.composedPath();
      const isOurs = event.composedPath().includes(stage) || pointer !== undefined;
      const isWriting = origin instanceof Element && origin.closest(WRITES) !== null;
      if (event.defaultPrevented || !isOurs || isWriting || !event.clipboardData?.files.length) return;
      event.preventDefault();
      take(event.clipboardData.files, pointOf(origin, overlay.current) ?? pointer);
    };
    document.addEventListener('paste', onPaste, { signal: controller.signal });
    return () => controller.abort();
  }, [overlay, toasts, t]);
  return target;
}

function hasFiles({ types }: DataTransfer): boolean {
  return types.includes('Files');
}

function isSame(a: DropTarget | undefined, b: DropTarget | undefined): boolean {
  return a?.sceneId === b?.sceneId && a?.field === b?.field;
}

/** Of the field on the picture that has the focus. */
function pointOf(origin: EventTarget | undefined, overlay: HTMLElement | null): DropPoint | undefined {
  const field = origin instanceof Element ? origin.closest<HTMLElement>('[data-area]') : null;
  if (!field || !overlay) return undefined;
  return { x: field.offsetLeft + field.offsetWidth / 2, y: field.offsetTop + field.offsetHeight / 2 };
}
