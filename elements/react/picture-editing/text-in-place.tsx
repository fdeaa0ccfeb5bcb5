import { useStore } from '@nanostores/react';
import type { TextField } from '@spotreel/sdk/contract';
import type { FieldLayer } from '@spotreel/sdk/player';
import type { Typeset } from '@spotreel/sdk/scene';
import { type KeyboardEvent, type RefObject, useMemo, useRef } from 'react';
import { useTranslator } from '../foundation/translation';
import { useEditor } from '../project-editor/editor-context';
import type { FieldArea } from './field-area';
import { TextBar } from './text-bar';
import { textPlacement } from './text-placement';
import { usePaintedFace } from './use-painted-face';
import type { PictureLayout } from './use-picture-layout';
import type { ShownScene } from './use-shown-scene';
import { useTextGesture } from './use-text-gesture';
import { useTypeset } from './use-typeset';
import { useWrappedText } from './use-wrapped-text';

export interface TextInPlaceProps {
  area: FieldArea;
  scene: ShownScene;
  overlay: RefObject<HTMLElement | null>;
  /** px of the overlay. */
  picture: PictureLayout['picture'] | undefined;
  /** `returnsFocus`: by a key or a button, not because the focus is elsewhere already. */
  onLeave: (returnsFocus: boolean) => void;
}

/** Writes a text where it is painted: the picture follows every letter, and all of it is one step to undo. */
export function TextInPlace(props: TextInPlaceProps) {
  const { area, scene } = props;
  const typeset = useTypeset(area);
  const field = scene.template.fields.texts.find(({ innerReference }) => innerReference === area.field);
  if (!typeset || !field || !area.layer) return null;
  return <Writing {...props} typeset={typeset} field={field} layer={area.layer} />;
}

interface WritingProps extends TextInPlaceProps {
  typeset: Typeset;
  field: TextField;
  layer: FieldLayer;
}

/** The text area shows its caret and what is selected; the letters are the picture's. */
function Writing({ area, scene, overlay, picture, onLeave, typeset, field, layer }: WritingProps) {
  const t = useTranslator();
  const { actions } = useEditor();
  const text = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const giveUp = useTextGesture(area, field.name);
  const face = usePaintedFace(typeset.fontFamily, typeset.fontWeight);
  const value = scene.values.texts[field.innerReference] ?? field.defaultValue;
  const isArea = field.type === 'textarea';
  const count = [...value].length;
  const error = useTextError(area, count, field.maxLength);
  const write = (typed: string) =>
    actions.setText(area.sceneId, area.field, isArea ? typed : typed.replace(/\s*\n\s*/g, ' '));
  const handlers = useWrappedText({ area: text, text: value, typeset, onText: write });
  const place = useMemo(() => textPlacement(typeset, layer, face), [typeset, layer, face]);

  function reset() {
    actions.setText(area.sceneId, area.field, null);
    text.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const isWriting = event.target === text.current;
    const commits = event.key === 'Enter' && isWriting && (!isArea || event.ctrlKey || event.metaKey);
    if (event.key !== 'Escape' && !commits) return;
    event.preventDefault();
    event.stopPropagation();
    if (!commits) giveUp();
    onLeave(true);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form
    <div
      className="sr-writing"
      role="group"
      aria-label={t('picture.editText', { name: field.name })}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave(false);
      }}
    >
      <span ref={frame} className="sr-writing__frame" style={place.frame} />
      <textarea
        ref={text}
        className="sr-writing__text"
        style={{ ...place.text, fontFamily: face.fontFamily }}
        dir="auto"
        wrap="off"
        spellCheck={false}
        aria-label={field.name}
        aria-description={t(isArea ? 'picture.areaHint' : 'picture.textHint')}
        aria-invalid={error ? true : undefined}
        defaultValue={value}
        placeholder={field.placeholder}
        // what is typed before the painter has set it must not move the rest
        onScroll={({ currentTarget }) => currentTarget.scrollTo(0, 0)}
        {...handlers}
      />
      <TextBar
        frame={frame}
        picture={picture}
        overlay={overlay}
        count={count}
        error={error}
        name={field.name}
        maxLength={field.maxLength}
        onReset={value === field.defaultValue ? undefined : reset}
        onDone={() => onLeave(true)}
      />
    </div>
  );
}

function useTextError({ sceneId, field }: FieldArea, count: number, maxLength: number): string | undefined {
  const t = useTranslator();
  const notices = useStore(useEditor().picture.$notices);
  if (count > maxLength) return t('editor.tooLong', { count: count - maxLength });
  const overflows = notices.some(
    (notice) => notice.sceneId === sceneId && notice.code === 'text_overflow' && notice.field === field,
  );
  return overflows ? t('editor.overflow') : undefined;
}
