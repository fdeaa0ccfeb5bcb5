import type { Media, TemplateImageField } from '@spotreel/sdk/internal/contract';
import { memo, type ReactNode } from 'react';
import { ImageField } from '../../controls/image-field/image-field';
import { useTranslator } from '../../foundation/text/translation';
import type { ImageActions, ImageEdit } from './image-actions';

export interface SceneImageFieldsProps extends ImageActions {
  fields: readonly TemplateImageField[];
  /** Media ids of the user's pictures, by innerReference; an absent one is the template's own. */
  chosen: Readonly<Record<string, number>>;
  /** By id. */
  media: Readonly<Record<number, Media>>;
  /** Among the ways to change a picture. The same function in each render. */
  shotTool?: ShotTool | undefined;
}

/** Tool of an image field: its name and the picture that it shows. */
export type ShotTool = (innerReference: string, label: string, media: Media | undefined) => ReactNode;

/** Pictures of a scene, each with the ways to change it. */
export function SceneImageFields({ fields, chosen, media, shotTool, ...actions }: SceneImageFieldsProps) {
  return fields.map((field) => {
    const own = chosen[field.innerReference];
    return (
      <div key={field.innerReference} data-field={field.innerReference}>
        <SceneImageField
          field={field}
          isOwn={own !== undefined}
          media={own === undefined ? field.defaultValue : media[own]}
          shotTool={shotTool}
          {...actions}
        />
      </div>
    );
  });
}

interface SceneImageFieldProps extends ImageActions {
  field: TemplateImageField;
  /** The user's picture, not the template's. */
  isOwn: boolean;
  media: Media | undefined;
  shotTool: ShotTool | undefined;
}

const SceneImageField = memo(function SceneImageField(props: SceneImageFieldProps) {
  const t = useTranslator();
  const { innerReference, name, defaultValue } = props.field;
  // a picture cannot replace an animation, and no part of one can be cut out
  const isAnimation = defaultValue.type === 'lottie';
  const editor = (edit: ImageEdit) =>
    props.media && !isAnimation ? () => props.onEditImage(innerReference, edit) : undefined;
  return (
    <ImageField
      label={name}
      media={props.media}
      hint={isAnimation ? t('sceneForm.animation') : undefined}
      onReplace={() => props.onPickImage(innerReference, isAnimation)}
      onCrop={editor('crop')}
      onBackground={editor('background')}
      tool={props.shotTool?.(innerReference, name, props.media)}
      onReset={props.isOwn ? () => props.onImage(innerReference, undefined) : undefined}
    />
  );
});
