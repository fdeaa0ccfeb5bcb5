import type { DragEvent } from 'react';

/** Ids of files that are dragged into a folder. */
const TYPE = 'application/x-spotreel-media';

export function dragFiles({ dataTransfer }: DragEvent, ids: readonly number[]): void {
  dataTransfer.setData(TYPE, ids.join());
  dataTransfer.effectAllowed = 'move';
}

/** What an element needs that takes files. Those that come from outside go on to the page. */
export function folderDrop(onDrop: (ids: readonly number[]) => void) {
  return {
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes(TYPE)) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      const ids = event.dataTransfer.getData(TYPE);
      if (ids === '') return;
      event.preventDefault();
      event.stopPropagation();
      onDrop(ids.split(',').map(Number));
    },
  };
}
