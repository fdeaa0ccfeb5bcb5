import type { TemplateTextField } from '@spotreel/sdk/contract';
import { memo } from 'react';
import { TextAreaField, TextField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';

export interface SceneTextFieldProps {
  field: TemplateTextField;
  value: string;
  /** The text does not fit its place in the picture. */
  overflows: boolean;
  onText: (innerReference: string, value: string) => void;
}

/** One text of a scene. It can be typed too long: it is said, and never cut. */
export const SceneTextField = memo(function SceneTextField({ field, value, overflows, onText }: SceneTextFieldProps) {
  const t = useTranslator();
  const length = [...value].length;
  const error =
    length > field.maxLength
      ? t('editor.tooLong', { count: length - field.maxLength })
      : overflows
        ? t('editor.overflow')
        : undefined;
  const shared = {
    label: field.name,
    placeholder: field.placeholder,
    value,
    error,
    aside: length > field.maxLength * 0.8 ? t('editor.characters', { count: length, max: field.maxLength }) : undefined,
  };
  return field.type === 'textarea' ? (
    <TextAreaField
      {...shared}
      rows={value.length > 90 ? 4 : 3}
      onValueChange={(typed) => onText(field.innerReference, typed)}
    />
  ) : (
    <TextField {...shared} onChange={(event) => onText(field.innerReference, event.currentTarget.value)} />
  );
});
