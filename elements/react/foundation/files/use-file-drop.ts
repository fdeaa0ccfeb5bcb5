import { type DragEvent, useState } from 'react';

export interface FileDrop {
  /** True while a file is dragged over the drop zone. */
  readonly isOver: boolean;
  /** Spread them on the element that is the drop zone. */
  readonly dropHandlers: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: () => void;
    readonly onDropCapture: () => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/**
 * Makes an element a drop zone. `onFiles` may get an empty list: text can be dropped too. Only a mouse can drop: a `FileButton`
 * does the same for keyboards. Folders are only in the data itself.
 */
export function useFileDrop(onFiles: (files: readonly File[], data: DataTransfer) => void): FileDrop {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    dropHandlers: {
      onDragOver(event) {
        if (isOfApp(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave() {
        setOver(false);
      },
      // before an element inside takes the drop for itself
      onDropCapture: () => setOver(false),
      onDrop(event) {
        event.preventDefault();
        onFiles([...event.dataTransfer.files], event.dataTransfer);
      },
    },
  };
}

/** Start of the types of what the app itself drags, for example a file into a folder. */
const OF_APP = 'application/x-spotreel-';

function isOfApp({ dataTransfer: { types } }: DragEvent): boolean {
  return types.some((type) => type.startsWith(OF_APP));
}
