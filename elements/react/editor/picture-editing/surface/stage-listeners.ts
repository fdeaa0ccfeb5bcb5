/** Listens for files that are dragged over the editor, dropped on its stage, or pasted there. */
import type { DropPoint, DroppedFile, DropTarget } from '../placing/drop-target';

export interface StagePorts {
  readonly overlay: HTMLElement;
  readonly stage: HTMLElement;
  readonly editor: HTMLElement;
  /** Target of the file; without a point, the place for a paste. */
  readonly targetOf: (file: DroppedFile, point: DropPoint | undefined) => DropTarget | undefined;
  readonly take: (files: FileList, point: DropPoint | undefined) => void;
  /** Reports the target of the dragged file; undefined when nothing is dragged over the stage. */
  readonly onTarget: (target: DropTarget | undefined) => void;
}

/** Fields that take a paste themselves. */
const TEXT_INPUTS = 'input, textarea, [contenteditable]';

/** A drop beside the stage is refused too: else the browser would leave the page for the file. */
export function listenForDrops({ overlay, stage, editor, targetOf, take, onTarget }: StagePorts, signal: AbortSignal) {
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    const isOnStage = event.composedPath().includes(stage);
    event.dataTransfer.dropEffect = isOnStage ? 'copy' : 'none';
    const [item] = event.dataTransfer.items;
    // some browsers give no type before the drop: most files are images
    onTarget(isOnStage ? targetOf({ type: item?.type || 'image/*' }, pointIn(overlay, event)) : undefined);
  };
  const onDragLeave = ({ relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && editor.contains(relatedTarget))) onTarget(undefined);
  };
  const onDrop = (event: DragEvent) => {
    onTarget(undefined);
    if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (event.composedPath().includes(stage)) take(event.dataTransfer.files, pointIn(overlay, event));
  };
  editor.addEventListener('dragover', onDragOver, { signal });
  editor.addEventListener('dragleave', onDragLeave, { signal });
  editor.addEventListener('drop', onDrop, { signal });
}

/** A paste counts while the stage has the focus or the pointer. It goes to the focused field, else to the pointer. */
export function listenForPastes({ overlay, stage, take }: StagePorts, signal: AbortSignal) {
  let pointer: DropPoint | undefined;
  const onPointerMove = (event: PointerEvent) => {
    pointer = pointIn(overlay, event);
  };
  const onPointerLeave = () => {
    pointer = undefined;
  };
  const onPaste = (event: ClipboardEvent) => {
    const [origin] = event.composedPath();
    const isOnStage = event.composedPath().includes(stage) || pointer !== undefined;
    const isWriting = origin instanceof Element && origin.closest(TEXT_INPUTS) !== null;
    if (event.defaultPrevented || !isOnStage || isWriting || !event.clipboardData?.files.length) return;
    event.preventDefault();
    take(event.clipboardData.files, focusedPoint(origin) ?? pointer);
  };
  stage.addEventListener('pointermove', onPointerMove, { signal });
  stage.addEventListener('pointerleave', onPointerLeave, { signal });
  document.addEventListener('paste', onPaste, { signal });
}

function hasFiles({ types }: DataTransfer): boolean {
  return types.includes('Files');
}

function pointIn(overlay: HTMLElement, { clientX, clientY }: MouseEvent): DropPoint {
  const { left, top } = overlay.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** The middle of the field on the picture that has the focus. */
function focusedPoint(origin: EventTarget | undefined): DropPoint | undefined {
  const field = origin instanceof Element ? origin.closest<HTMLElement>('[data-area]') : null;
  return field
    ? { x: field.offsetLeft + field.offsetWidth / 2, y: field.offsetTop + field.offsetHeight / 2 }
    : undefined;
}
