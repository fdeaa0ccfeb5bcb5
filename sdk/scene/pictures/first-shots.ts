/** Pictures over which the camera can move, and the movements that a new scene begins with. */
import type { IngredientTemplate, TemplateImageField } from '../../contract/library/library';
import type { CameraMove } from '../../contract/project/shot';

/** Part of an image field that decides whether the camera moves over its picture. */
export interface FilmedField {
  readonly innerReference: string;
  readonly dataField?: string | null | undefined;
  /** The field takes an animation, not a picture. */
  readonly isAnimation: boolean;
}

/** In a scene with more pictures, all of them moving would be restless. */
const MOST_MOVING = 3;
/** Every other scene of a new video comes nearer, and every other one goes back. */
const FIRST_MOVES = ['zoom-in', 'zoom-out'] as const satisfies readonly CameraMove[];

/** A logo is shown whole, and an animation moves by itself: the camera moves over neither. */
export function takesShot({ dataField, isAnimation }: FilmedField): boolean {
  return !isAnimation && dataField !== 'LOGO';
}

/** Shots of a scene that comes into a video as number `index`, from 0. Empty where it has no picture, or many. */
export function firstShots(fields: readonly FilmedField[], index: number): { id: string; value: CameraMove }[] {
  const filmed = fields.filter(takesShot);
  const value = FIRST_MOVES[index % FIRST_MOVES.length] ?? FIRST_MOVES[0];
  return filmed.length > MOST_MOVING ? [] : filmed.map(({ innerReference: id }) => ({ id, value }));
}

/** Values of `firstShots` for a template as the API sends it, by innerReference. */
export function templateShots({ fields }: IngredientTemplate, index: number): Readonly<Record<string, CameraMove>> {
  return Object.fromEntries(firstShots(fields.images.map(filmedField), index).map(({ id, value }) => [id, value]));
}

export function filmedField({ innerReference, dataField, defaultValue }: TemplateImageField): FilmedField {
  return { innerReference, dataField, isAnimation: defaultValue.type === 'lottie' };
}
