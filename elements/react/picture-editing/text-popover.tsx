import { useStore } from '@nanostores/react';
import { Check, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { Gesture } from '../../../sdk/stores/editor/editor-document';
import { Button, IconButton } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { useEditor } from '../project-editor/editor-context';
import type { FieldArea } from './field-area';
import { Popover } from './popover';
import type { ShownScene } from './use-shown-scene';

export interface TextPopoverProps {
  area: FieldArea;
  scene: ShownScene;
  overlay: RefObject<HTMLElement | null>;
  /** `returnsFocus`: by a key or a button, not because the focus is elsewhere already. */
  onLeave: (returnsFocus: boolean) => void;
}

/** Writes a text where it stands: the picture follows every letter, and all of it is one step to undo. */
export function TextPopover({ area, scene, overlay, onLeave }: TextPopoverProps) {
  const t = useTranslator();
  const { actions, document, picture } = useEditor();
  const notices = useStore(picture.$notices);
  const gesture = useRef<Gesture>(undefined);
  const field = scene.template.fields.texts.find(({ innerReference }) => innerReference === area.field);

  useEffect(() => {
    const own = document.beginGesture();
    gesture.current = own;
    return own.finish;
  }, [document]);

  if (!field) return null;
  const value = scene.values.texts[field.innerReference] ?? field.defaultValue;
  const isArea = field.type === 'textarea';
  const overflows = notices.some(
    ({ sceneId, code, field: own }) => sceneId === area.sceneId && code === 'text_overflow' && own === area.field,
  );
  const count = [...value].length;
  const error =
    count > field.maxLength
      ? t('editor.tooLong', { count: count - field.maxLength })
      : overflows
        ? t('editor.overflow')
        : undefined;

  function write(text: string) {
    actions.setText(area.sceneId, area.field, isArea ? text : text.replace(/\s*\n\s*/g, ' '));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const commits =
      event.key === 'Enter' &&
      event.target instanceof HTMLTextAreaElement &&
      (!isArea || event.ctrlKey || event.metaKey);
    if (event.key !== 'Escape' && !commits) return;
    event.preventDefault();
    event.stopPropagation();
    if (!commits) gesture.current?.cancel();
    onLeave(true);
  }

  return (
    <Popover
      label={t('picture.editText', { name: field.name })}
      area={area}
      overlay={overlay}
      onBlur={() => onLeave(false)}
      onKeyDown={onKeyDown}
    >
      <div className="sr-picture-popover__head">
        <span className="sr-picture-popover__title">{field.name}</span>
        <span className="sr-field__aside">{t('editor.characters', { count, max: field.maxLength })}</span>
      </div>
      <textarea
        className="sr-input sr-input--area sr-picture-popover__text"
        rows={Math.min(4, Math.max(isArea ? 2 : 1, Math.ceil(count / 34), value.split('\n').length))}
        aria-label={field.name}
        aria-invalid={error ? true : undefined}
        placeholder={field.placeholder}
        value={value}
        ref={selectOnce}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <div className="sr-picture-popover__actions">
        {error ? (
          <p className="sr-field__error" role="status">
            {error}
          </p>
        ) : (
          <p className="sr-field__hint sr-picture-popover__hint">
            {t(isArea ? 'picture.areaHint' : 'picture.textHint')}
          </p>
        )}
        <IconButton
          size="sm"
          label={t('editor.resetField', { name: field.name })}
          disabled={value === field.defaultValue}
          onClick={() => actions.setText(area.sceneId, area.field, null)}
        >
          <RotateCcw aria-hidden />
        </IconButton>
        <Button size="sm" variant="primary" icon={<Check aria-hidden />} onClick={() => onLeave(true)}>
          {t('picture.done')}
        </Button>
      </div>
    </Popover>
  );
}

function selectOnce(text: HTMLTextAreaElement | null): void {
  text?.focus({ preventScroll: true });
  text?.select();
}
