import type { AssetsStore } from '@spotreel/sdk/internal/stores';
import type { DragEvent } from 'react';

/** Ids of files that are dragged into a folder. */
const FILES = 'application/x-spotreel-media';
/** The id of a folder that is dragged into another one. */
const FOLDER = 'application/x-spotreel-folder';

export function dragFiles({ dataTransfer }: DragEvent, ids: readonly number[]): void {
  dataTransfer.setData(FILES, ids.join());
  dataTransfer.effectAllowed = 'move';
}

export function dragFolder({ dataTransfer }: DragEvent, id: number): void {
  dataTransfer.setData(FOLDER, String(id));
  dataTransfer.effectAllowed = 'move';
}

/**
 * Handlers with which the element of a folder takes files and folders; `target` null: the top. Files that come from
 * outside go on to the page.
 */
export function folderDrop(store: AssetsStore, target: number | null) {
  return {
    onDragOver(event: DragEvent) {
      const { types } = event.dataTransfer;
      if (types.includes(FILES) || types.includes(FOLDER)) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      const ids = event.dataTransfer.getData(FILES);
      const folder = event.dataTransfer.getData(FOLDER);
      if (ids === '' && folder === '') return;
      event.preventDefault();
      event.stopPropagation();
      if (ids !== '') void store.move(ids.split(',').map(Number), target);
      else if (Number(folder) !== target) void store.moveFolder(Number(folder), target);
    },
  };
}
