import type { HexColor } from '@spotreel/sdk/base';
import type { TemplateColorField } from '@spotreel/sdk/contract';
import { memo, type ReactNode } from 'react';
import { ColorField } from '../color-field/color-field';
import type { SceneFormProps } from './scene-form';

export interface SceneColorFieldsProps
  extends Pick<SceneFormProps, 'values' | 'swatches' | 'colorWarnings' | 'onColor'> {
  fields: readonly TemplateColorField[];
}

/** Colors of a scene, loaded behind its words and pictures. */
export function SceneColorFields({ fields, values, swatches, colorWarnings, onColor }: SceneColorFieldsProps) {
  return fields.map((field) => (
    <SceneColorField
      key={field.innerReference}
      field={field}
      chosen={values.colors[field.innerReference]}
      swatches={swatches}
      warning={colorWarnings?.[field.innerReference]}
      onColor={onColor}
    />
  ));
}

interface SceneColorFieldProps extends Pick<SceneFormProps, 'swatches' | 'onColor'> {
  field: TemplateColorField;
  chosen: HexColor | undefined;
  warning: ReactNode;
}

const SceneColorField = memo(function SceneColorField(props: SceneColorFieldProps) {
  const { field, chosen, swatches, warning, onColor } = props;
  return (
    <ColorField
      label={field.name}
      value={chosen ?? (field.defaultValue as HexColor)}
      swatches={swatches}
      warning={warning}
      onChange={(color) => onColor(field.innerReference, color)}
      onReset={chosen === undefined ? undefined : () => onColor(field.innerReference, undefined)}
    />
  );
});
