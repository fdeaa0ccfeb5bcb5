import { useStore } from '@nanostores/react';
import { isEqual } from '@spotreel/sdk/internal/base';
import type { TemplateTextField } from '@spotreel/sdk/internal/contract';
import type { FieldLayer } from '@spotreel/sdk/internal/player';
import type { LottieAnimation, LottieLayer, Typeset } from '@spotreel/sdk/internal/scene';
import type { Gesture } from '@spotreel/sdk/internal/stores';
import { computed } from 'nanostores';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useEditor } from '../../editor-context/editor-context';
import type { FieldArea } from '../field-area';
import type { PictureLayout } from '../use-picture-layout';
import type { ShownScene } from '../use-shown-scene';
import { PaintedTextArea } from './painted-text-area';
import { TextBar } from './text-bar';
import { useFieldText } from './use-field-text';
import { WritingGroup } from './writing-group';

export interface TextInPlaceProps {
  area: FieldArea;
  scene: ShownScene;
  overlay: RefObject<HTMLElement | null>;
  /** Area of the picture in px of the overlay. */
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

/**
 * Makes everything typed until unmount one step to undo. Returns a function that discards it: the text becomes what it was
 * before. Redo brings the typed text back, and so does the button of a notification.
 */
function useTextGesture({ sceneId, field }: FieldArea, name: string): () => void {
  const { actions, document } = useEditor();
  const { toasts, t } = useSpotreel();
  const gesture = useRef<Gesture>(undefined);
  const before = useRef<string | undefined>(undefined);

  useEffect(() => {
    before.current = document.$project.get()?.values[sceneId]?.texts[field];
    const own = document.beginGesture();
    gesture.current = own;
    return own.finish;
  }, [document, sceneId, field]);

  return () => {
    const project = document.$project.get();
    const typed = project?.values[sceneId]?.texts[field];
    if (typed === before.current) {
      gesture.current?.cancel();
      return;
    }
    gesture.current?.finish();
    document.undo();
    const restore = () => {
      if (document.$project.get()?.id === project?.id) actions.setText(sceneId, field, typed ?? null);
    };
    const title = t('picture.discarded', { name });
    toasts.show({ tone: 'info', title, action: { label: t('picture.restore'), run: restore } });
  };
}

/** Typesetting of the text of an area, as of the newest version of its scene; undefined if no compiled layer has it. */
function useTypeset({ sceneId, field, layer }: FieldArea): Typeset | undefined {
  const { picture } = useEditor();
  const index = layer?.index;
  const $typeset = useMemo(() => {
    let last: Typeset | undefined;
    return computed(picture.$composition, (composition) => {
      const scene = composition?.scenes.find(({ ingredientId }) => ingredientId === sceneId);
      const now = scene && typesetOf(scene.animation, field, index);
      if (!isEqual(last, now)) last = now;
      return last;
    });
  }, [picture, sceneId, field, index]);
  return useStore($typeset);
}

function typesetOf({ layers, assets }: LottieAnimation, field: string, index: number | undefined): Typeset | undefined {
  const all: LottieLayer[] = [...layers, ...assets.flatMap((asset) => asset.layers ?? [])];
  const own = all.filter((layer) => layer.field === field && layer.typeset);
  return (own.find((layer) => layer.ind === index) ?? own[0])?.typeset;
}
