import { letterCount } from '@spotreel/sdk/internal/base';
import type { TemplateTextField } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import { memo } from 'react';
import { TextAreaField, TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';

export interface SceneTextFieldProps {
  field: TemplateTextField;
  value: string;
  /** The text does not fit its place in the picture. */
  overflows: boolean;
  /** It touches what it has to keep clear of. */
  collides: boolean;
  onText: (innerReference: string, value: string) => void;
}

/** One text of a scene. It can be typed too long: it is said, and never cut. */
export const SceneTextField = memo(function SceneTextField(props: SceneTextFieldProps) {
  const { field, value, onText } = props;
  const t = useTranslator();
  const length = letterCount(value);
  const error = errorOf(props, length, t);
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

function errorOf({ field, overflows, collides }: SceneTextFieldProps, length: number, t: Translator) {
  if (length > field.maxLength) return t('editor.tooLong', { count: length - field.maxLength });
  if (overflows) return t('editor.overflow');
  return collides ? t('editor.collides') : undefined;
}
