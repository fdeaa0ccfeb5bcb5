import type { EditorScene, SceneValues } from '../../editor-project';
import { readBackground } from '../background/read-background';
import { readColor, readId, readMap, readNullable, readObject, readText } from '../read';

export function readScene(json: unknown): EditorScene | undefined {
  const object = readObject(json);
  const id = readId(object?.id);
  const templateId = readId(object?.templateId);
  return id && templateId ? { id, templateId } : undefined;
}

export function readValues(json: Readonly<Record<string, unknown>> | undefined): SceneValues | undefined {
  const texts = readMap(json?.texts, readText);
  const images = readMap(json?.images, readId);
  const colors = readMap(json?.colors, readColor);
  const background = readNullable(json?.background, readBackground);
  return texts && images && colors && background !== undefined ? { texts, images, colors, background } : undefined;
}
