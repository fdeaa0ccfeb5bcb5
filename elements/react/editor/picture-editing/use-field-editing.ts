import { type RefObject, useCallback, useState } from 'react';
import { useEditor } from '../editor-context/editor-context';
import type { FieldArea } from './field-area';

export interface FieldEditing {
  /** The field that is edited on the picture, as it was when its editing began. */
  readonly edited: FieldArea | undefined;
  /** The background is being moved and zoomed. */
  readonly isPlacing: boolean;
  readonly setPlacing: (isPlacing: boolean) => void;
  /** Selects the scene and reveals the field in its form; null: the background. */
  readonly reveal: (sceneId: number, field: string | null) => void;
  /** Stays the same function. */
  readonly edit: (area: FieldArea) => void;
  /** Ends all editing. `returnsFocus`: to the button of what was edited. */
  readonly leave: (returnsFocus: boolean) => void;
}

/** Edited part of the picture: one field, the background, or nothing. */
export function useFieldEditing(
  overlay: RefObject<HTMLElement | null>,
  onReveal: (field: string | null) => void,
): FieldEditing {
  const { document } = useEditor();
  const [edited, setEdited] = useState<FieldArea>();
  const [isPlacing, setPlacing] = useState(false);

  const reveal = useCallback(
    (sceneId: number, field: string | null) => {
      if (document.$selectedSceneId.get() !== sceneId) document.select(sceneId);
      onReveal(field);
    },
    [document, onReveal],
  );
  const edit = useCallback(
    (area: FieldArea) => {
      reveal(area.sceneId, area.field);
      const isPainted = area.kind === 'image' || area.layer !== undefined;
      setEdited(isPainted ? area : undefined);
    },
    [reveal],
  );

  function leave(returnsFocus: boolean) {
    const selector = edited ? `[data-area="${CSS.escape(edited.key)}"]` : '.sr-on-picture__background';
    setEdited(undefined);
    setPlacing(false);
    if (returnsFocus) requestAnimationFrame(() => overlay.current?.querySelector<HTMLElement>(selector)?.focus());
  }

  return { edited, isPlacing, setPlacing, reveal, edit, leave };
}
