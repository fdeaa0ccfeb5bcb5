import type { TemplateTextField } from '@spotreel/sdk/contract';
import type { FieldLayer } from '@spotreel/sdk/player';
import type { Typeset } from '@spotreel/sdk/scene';
import { type RefObject, useRef } from 'react';
import type { FieldArea } from './field-area';
import { PaintedTextArea } from './painted-text-area';
import { TextBar } from './text-bar';
import { useFieldText } from './use-field-text';
import type { PictureLayout } from './use-picture-layout';
import type { ShownScene } from './use-shown-scene';
import { useTextGesture } from './use-text-gesture';
import { useTypeset } from './use-typeset';
import { WritingGroup } from './writing-group';

export interface TextInPlaceProps {
  area: FieldArea;
  scene: ShownScene;
  overlay: RefObject<HTMLElement | null>;
  /** px of the overlay. */
  picture: PictureLayout['picture'] | undefined;
  /** `returnsFocus`: by a key or a button, not because the focus is elsewhere already. */
  onLeave: (returnsFocus: boolean) => void;
}

/** Edits a text where it is painted. The picture follows every letter, and the whole edit is one step to undo. */
export function TextInPlace(props: TextInPlaceProps) {
  const { area, scene } = props;
  const typeset = useTypeset(area);
  const field = scene.template.fields.texts.find(({ innerReference }) => innerReference === area.field);
  if (!typeset || !field || !area.layer) return null;
  return <Writing {...props} typeset={typeset} field={field} layer={area.layer} />;
}

interface WritingProps extends TextInPlaceProps {
  typeset: Typeset;
  field: TemplateTextField;
  layer: FieldLayer;
}

function Writing({ area, scene, overlay, picture, onLeave, typeset, field, layer }: WritingProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const discard = useTextGesture(area, field.name);
  const text = useFieldText(area, field, scene.values);

  function reset() {
    text.reset();
    input.current?.focus();
  }

  return (
    <WritingGroup field={field} onDiscard={discard} onLeave={onLeave}>
      <PaintedTextArea input={input} frame={frame} field={field} text={text} typeset={typeset} layer={layer} />
      <TextBar
        frame={frame}
        picture={picture}
        overlay={overlay}
        field={field}
        text={text}
        onReset={reset}
        onDone={() => onLeave(true)}
      />
    </WritingGroup>
  );
}
