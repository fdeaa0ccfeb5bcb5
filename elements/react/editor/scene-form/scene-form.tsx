import type { HexColor } from '@spotreel/sdk/internal/base';
import type { IngredientTemplate, Media } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import { type FormFields, type FormGroup, formSections } from '@spotreel/sdk/internal/project';
import { type ReactNode, Suspense, useMemo } from 'react';
import { lazyPart } from '../../controls/lazy-part/lazy-part';
import { useTranslator } from '../../foundation/text/translation';
import { FormSection } from './form-section';
import type { ImageActions } from './image-actions';
import type { ShotTool } from './scene-image-fields';
import { SceneTextField } from './scene-text-field';

const SceneColorFields = lazyPart(() =>
  import('./scene-color-fields').then((module) => ({ default: module.SceneColorFields })),
);

const SceneImageFields = lazyPart(() =>
  import('./scene-image-fields').then((module) => ({ default: module.SceneImageFields })),
);

/** Changes of the user in the scene, by innerReference; an absent value is the template's own. */
export interface SceneFormValues {
  readonly texts: Readonly<Record<string, string>>;
  readonly images: Readonly<Record<string, number>>;
  readonly colors: Readonly<Record<string, HexColor>>;
}

/** Handed on to every field: while they stay the same functions, typing in one field renders no other. */
export interface SceneFormActions extends ImageActions {
  onText: (innerReference: string, value: string) => void;
  onColor: (innerReference: string, value: HexColor | undefined) => void;
}

export interface SceneFormProps extends SceneFormActions {
  template: IngredientTemplate;
  values: SceneFormValues;
  media: Readonly<Record<number, Media>>;
  swatches: readonly HexColor[];
  /** By a color's innerReference: what it does to a text. */
  colorWarnings?: Readonly<Record<string, ReactNode>> | undefined;
  /** innerReferences of texts that do not fit their place. */
  overflowing: ReadonlySet<string>;
  /** innerReferences of texts that touch what they have to keep clear of. */
  colliding: ReadonlySet<string>;
  /** Above the fields of one review or product. */
  groupTool?: ((group: FormGroup) => ReactNode) | undefined;
  /** Among the ways to change a picture. The same function in each render. */
  shotTool?: ShotTool | undefined;
  /** Below the field of a text. */
  textTool?: ((innerReference: string) => ReactNode) | undefined;
}

/** Every field of a scene: words, and what belongs to one review or product, in the template's order; then pictures and colors. */
export function SceneForm(props: SceneFormProps) {
  const { template } = props;
  const t = useTranslator();
  const { loose, groups } = useMemo(() => formSections(template), [template]);
  const section = (group: FormGroup) => (
    <FormSection key={group.reference} title={groupTitle(group, t)}>
      {props.groupTool?.(group)}
      <Texts {...props} fields={group} />
      <Images {...props} fields={group} />
      <Colors {...props} fields={group} />
    </FormSection>
  );
  return (
    <div className="sr-scene-form">
      {groups.filter(({ leads }) => leads).map(section)}
      {loose.texts.length > 0 && (
        <FormSection title={t('editor.words')}>
          <Texts {...props} fields={loose} />
        </FormSection>
      )}
      {groups.filter(({ leads }) => !leads).map(section)}
      {loose.images.length > 0 && (
        <FormSection title={t('editor.pictures')}>
          <Images {...props} fields={loose} />
        </FormSection>
      )}
      {loose.colors.length > 0 && (
        <FormSection title={t('editor.colors')}>
          <Colors {...props} fields={loose} />
        </FormSection>
      )}
    </div>
  );
}

function groupTitle({ dataType, number }: FormGroup, t: Translator): string {
  const title = t(dataType === 'product' ? 'sceneForm.product' : 'sceneForm.review');
  return number === null ? title : t('sceneForm.numbered', { title, number });
}

type FieldsProps = SceneFormProps & { fields: FormFields };

function Texts({ fields, values, overflowing, colliding, textTool, onText }: FieldsProps) {
  return fields.texts.map((field) => (
    <div key={field.innerReference} data-field={field.innerReference}>
      <SceneTextField
        field={field}
        value={values.texts[field.innerReference] ?? field.defaultValue}
        overflows={overflowing.has(field.innerReference)}
        collides={colliding.has(field.innerReference)}
        onText={onText}
      />
      {textTool?.(field.innerReference)}
    </div>
  ));
}

function Images({ fields, values, media, shotTool, onImage, onPickImage, onEditImage }: FieldsProps) {
  if (fields.images.length === 0) return null;
  return (
    <Suspense>
      <SceneImageFields
        fields={fields.images}
        chosen={values.images}
        media={media}
        shotTool={shotTool}
        onImage={onImage}
        onPickImage={onPickImage}
        onEditImage={onEditImage}
      />
    </Suspense>
  );
}

function Colors({ fields, values, swatches, colorWarnings, onColor }: FieldsProps) {
  if (fields.colors.length === 0) return null;
  return (
    <Suspense>
      <SceneColorFields
        fields={fields.colors}
        chosen={values.colors}
        swatches={swatches}
        warnings={colorWarnings}
        onColor={onColor}
      />
    </Suspense>
  );
}
