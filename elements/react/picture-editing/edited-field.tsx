import type { RefObject } from 'react';
import type { FieldArea } from './field-area';
import { ImagePopover } from './image-popover';
import { TextInPlace } from './text-in-place';
import type { PictureLayout } from './use-picture-layout';
import type { ShownScene } from './use-shown-scene';

export interface EditedFieldProps {
  /** The field, as it was when its editing began. */
  area: FieldArea;
  scene: ShownScene;
  overlay: RefObject<HTMLElement | null>;
  layout: PictureLayout | undefined;
  onLeave: (returnsFocus: boolean) => void;
}

/** The editor of a text or an image on the picture. */
export function EditedField({ area, scene, overlay, layout, onLeave }: EditedFieldProps) {
  // A text follows its area: the window may have changed. An emptied text has no area and keeps the last one.
  const current = layout?.areas.find(({ key }) => key === area.key) ?? area;
  if (current.kind === 'text')
    return <TextInPlace area={current} scene={scene} overlay={overlay} picture={layout?.picture} onLeave={onLeave} />;
  return <ImagePopover area={area} scene={scene} overlay={overlay} onLeave={onLeave} />;
}
