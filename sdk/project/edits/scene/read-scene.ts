import { LEAST_SCENE_BARS, MOST_SCENE_BARS } from '../../../contract/project/project';
import type { EditorScene, SceneValues } from '../../editor-project';
import { readBackground } from '../background/read-background';
import { readCameraMove } from '../field/read-camera-move';
import { readColor, readId, readMap, readNullable, readNumber, readObject, readText } from '../read';
import { readTransition } from './read-transition';

export function readScene(json: unknown): EditorScene | undefined {
  const object = readObject(json);
  const id = readId(object?.id);
  const templateId = readId(object?.templateId);
  const bars = object?.bars === undefined ? undefined : readBars(object.bars);
  const transition = object?.transition === undefined ? undefined : readTransition(object.transition);
  return id && templateId ? { id, templateId, ...(bars && { bars }), ...(transition && { transition }) } : undefined;
}

/** Bars of a scene. Undefined for what is no length that a scene can have. */
export function readBars(value: unknown): number | undefined {
  const bars = readNumber(value);
  if (bars === undefined || bars < LEAST_SCENE_BARS || bars > MOST_SCENE_BARS) return undefined;
  return Number.isInteger(bars / LEAST_SCENE_BARS) ? bars : undefined;
}

export function readValues(json: Readonly<Record<string, unknown>> | undefined): SceneValues | undefined {
  const texts = readMap(json?.texts, readText);
  const images = readMap(json?.images, readId);
  const colors = readMap(json?.colors, readColor);
  const shots = json?.shots === undefined ? {} : readMap(json.shots, readCameraMove);
  const background = readNullable(json?.background, readBackground);
  return texts && images && colors && shots && background !== undefined
    ? { texts, images, colors, shots, background }
    : undefined;
}
