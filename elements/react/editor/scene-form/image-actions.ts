/** A dialog that changes the image of a field. */
export type ImageEdit = 'crop' | 'background';

export interface ImageActions {
  /** undefined: back to the template's own picture. */
  onImage: (innerReference: string, mediaId: number | undefined) => void;
  /** `isAnimation`: the field takes animations, not pictures. */
  onPickImage: (innerReference: string, isAnimation: boolean) => void;
  onEditImage: (innerReference: string, edit: ImageEdit) => void;
}
