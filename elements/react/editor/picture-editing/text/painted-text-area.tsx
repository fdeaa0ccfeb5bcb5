import type { TemplateTextField } from '@spotreel/sdk/internal/contract';
import type { FieldLayer } from '@spotreel/sdk/internal/player';
import type { Typeset } from '@spotreel/sdk/internal/scene';
import { type RefObject, useMemo } from 'react';
import { useTranslator } from '../../../foundation/text/translation';
import { textPlacement } from './text-placement';
import type { FieldText } from './use-field-text';
import { usePaintedFace } from './use-painted-face';
import { useWrappedText } from './use-wrapped-text';

export interface PaintedTextAreaProps {
  input: RefObject<HTMLTextAreaElement | null>;
  /** Around the lines of the text. */
  frame: RefObject<HTMLSpanElement | null>;
  field: TemplateTextField;
  text: FieldText;
  typeset: Typeset;
  layer: FieldLayer;
}

/** A text area over a painted text. It shows caret and selection alone; the letters are those of the picture. */
export function PaintedTextArea({ input, frame, field, text, typeset, layer }: PaintedTextAreaProps) {
  const t = useTranslator();
  const face = usePaintedFace(typeset.fontFamily, typeset.fontWeight);
  const handlers = useWrappedText({ area: input, text: text.value, typeset, onText: text.write });
  const place = useMemo(() => textPlacement(typeset, layer, face), [typeset, layer, face]);
  return (
    <>
      <span ref={frame} className="sr-writing__frame" style={place.frame} />
      <textarea
        ref={input}
        className="sr-writing__text"
        style={{ ...place.text, fontFamily: face.fontFamily }}
        dir="auto"
        wrap="off"
        spellCheck={false}
        aria-label={field.name}
        aria-description={t(field.type === 'textarea' ? 'picture.areaHint' : 'picture.textHint')}
        aria-invalid={text.error ? true : undefined}
        defaultValue={text.value}
        placeholder={field.placeholder}
        // a letter that the painter has not set yet must not scroll the others
        onScroll={({ currentTarget }) => currentTarget.scrollTo(0, 0)}
        {...handlers}
      />
    </>
  );
}
