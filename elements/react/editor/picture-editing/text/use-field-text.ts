import { useStore } from '@nanostores/react';
import { letterCount } from '@spotreel/sdk/internal/base';
import type { TemplateTextField } from '@spotreel/sdk/internal/contract';
import type { SceneValues } from '@spotreel/sdk/internal/project';
import { useTranslator } from '../../../foundation/text/translation';
import { useEditor } from '../../editor-context/editor-context';
import type { FieldArea } from '../field-area';

export interface FieldText {
  readonly value: string;
  /** True if it is the template's own. */
  readonly isDefault: boolean;
  /** Characters. */
  readonly count: number;
  /** In words. */
  readonly error: string | undefined;
  /** A field of one line gets no line breaks. */
  readonly write: (text: string) => void;
  readonly reset: () => void;
}

/** The text of a field, what is wrong with it, and its edits. */
export function useFieldText({ sceneId }: FieldArea, field: TemplateTextField, values: SceneValues): FieldText {
  const { actions } = useEditor();
  const id = field.innerReference;
  const value = values.texts[id] ?? field.defaultValue;
  const count = letterCount(value);
  return {
    value,
    isDefault: value === field.defaultValue,
    count,
    error: useTextError(sceneId, field, count),
    write: (text) =>
      actions.setText(sceneId, id, field.type === 'textarea' ? text : text.replace(/(?<!\s)\s*\n\s*/g, ' ')),
    reset: () => actions.setText(sceneId, id, null),
  };
}

function useTextError(
  sceneId: number,
  { innerReference, maxLength }: TemplateTextField,
  count: number,
): string | undefined {
  const t = useTranslator();
  const notices = useStore(useEditor().picture.$notices);
  if (count > maxLength) return t('editor.tooLong', { count: count - maxLength });
  const own = notices.filter((notice) => notice.sceneId === sceneId && notice.field === innerReference);
  if (own.some(({ code }) => code === 'text_overflow')) return t('editor.overflow');
  return own.some(({ code }) => code === 'text_collides') ? t('editor.collides') : undefined;
}
