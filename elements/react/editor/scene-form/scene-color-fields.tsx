import type { HexColor } from '@spotreel/sdk/internal/base';
import type { TemplateColorField } from '@spotreel/sdk/internal/contract';
import { memo, type ReactNode } from 'react';
import { ColorField } from '../../controls/color-field/color-field';

interface ColorEditing {
  swatches: readonly HexColor[];
  /** undefined: back to the template's own. */
  onColor: (innerReference: string, value: HexColor | undefined) => void;
}

export interface SceneColorFieldsProps extends ColorEditing {
  fields: readonly TemplateColorField[];
  /** Changes of the user, by innerReference. */
  chosen: Readonly<Record<string, HexColor>>;
  /** By innerReference: what the color does to a text. */
  warnings: Readonly<Record<string, ReactNode>> | undefined;
}

/** Colors of a scene, loaded behind its words and pictures. */
export function SceneColorFields({ fields, chosen, swatches, warnings, onColor }: SceneColorFieldsProps) {
  return fields.map((field) => (
    <SceneColorField
      key={field.innerReference}
      field={field}
      chosen={chosen[field.innerReference]}
      swatches={swatches}
      warning={warnings?.[field.innerReference]}
      onColor={onColor}
    />
  ));
}

interface SceneColorFieldProps extends ColorEditing {
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
