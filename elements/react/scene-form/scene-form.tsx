import type { HexColor } from '../../../sdk/base/color';
import type { IngredientTemplate } from '../../../sdk/contract/schemas/library';
import type { Media } from '../../../sdk/contract/schemas/media';
import { ColorField } from '../color-field/color-field';
import { useTranslator } from '../foundation/translation';
import { ImageField } from '../image-field/image-field';
import { FormSection } from './form-section';
import { SceneTextField } from './scene-text-field';

/** What the user has changed in the scene, by innerReference; what is absent is the template's own. */
export interface SceneFormValues {
  readonly texts: Readonly<Record<string, string>>;
  readonly images: Readonly<Record<string, number>>;
  readonly colors: Readonly<Record<string, HexColor>>;
}

export interface SceneFormProps {
  template: IngredientTemplate;
  values: SceneFormValues;
  media: Readonly<Record<number, Media>>;
  swatches: readonly HexColor[];
  /** innerReferences of texts that do not fit their place. */
  overflowing: ReadonlySet<string>;
  onText: (innerReference: string, value: string) => void;
  onColor: (innerReference: string, value: HexColor | undefined) => void;
  /** undefined: back to the template's own picture. */
  onImage: (innerReference: string, mediaId: number | undefined) => void;
  onPickImage: (innerReference: string) => void;
  onCropImage: (innerReference: string) => void;
}

/** Every field of a scene: words first, then pictures, then colors. */
export function SceneForm(props: SceneFormProps) {
  const { template, values, media, swatches, overflowing } = props;
  const t = useTranslator();
  const { texts, images, colors } = template.fields;
  return (
    <div className="sr-scene-form">
      {texts.length > 0 && (
        <FormSection title={t('editor.words')}>
          {texts.map((field) => (
            <div key={field.innerReference} data-field={field.innerReference}>
              <SceneTextField
                field={field}
                value={values.texts[field.innerReference] ?? field.defaultValue}
                overflows={overflowing.has(field.innerReference)}
                onChange={(value) => props.onText(field.innerReference, value)}
              />
            </div>
          ))}
        </FormSection>
      )}
      {images.length > 0 && (
        <FormSection title={t('editor.pictures')}>
          {images.map((field) => {
            const chosen = values.images[field.innerReference];
            return (
              <div key={field.innerReference} data-field={field.innerReference}>
                <ImageField
                  label={field.name}
                  media={chosen === undefined ? field.defaultValue : media[chosen]}
                  onReplace={() => props.onPickImage(field.innerReference)}
                  onCrop={() => props.onCropImage(field.innerReference)}
                  onReset={chosen === undefined ? undefined : () => props.onImage(field.innerReference, undefined)}
                />
              </div>
            );
          })}
        </FormSection>
      )}
      {colors.length > 0 && (
        <FormSection title={t('editor.colors')}>
          {colors.map((field) => {
            const chosen = values.colors[field.innerReference];
            return (
              <ColorField
                key={field.innerReference}
                label={field.name}
                value={chosen ?? (field.defaultValue as HexColor)}
                swatches={swatches}
                onChange={(color) => props.onColor(field.innerReference, color)}
                onReset={chosen === undefined ? undefined : () => props.onColor(field.innerReference, undefined)}
              />
            );
          })}
        </FormSection>
      )}
    </div>
  );
}
