/** Captions of an export with their times: the texts of each scene, from the project as it was exported. */
import { sceneLength } from '@spotreel/sdk/internal/project';
import type { Catalogue } from '../../library/catalogue/catalogue';
import type { ProjectSnapshot } from '../../project/composition/snapshot';
import { orderedScenes } from '../../project/content';

export interface ExportCaption {
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** Lines without empty ones. */
  readonly text: string;
}

type Scenes = Pick<Catalogue, 'ingredients'>;

/**
 * In the order of the video; scenes without texts have none. Empty too where the library no longer has a scene, since the
 * times of those behind it are unknown.
 */
export function captionsOf({ content }: Pick<ProjectSnapshot, 'content'>, { ingredients }: Scenes): ExportCaption[] {
  const captions: ExportCaption[] = [];
  let startSeconds = 0;
  for (const scene of orderedScenes(content)) {
    const built = ingredients.get(scene.template);
    if (!built) return [];
    const values = new Map(scene.texts.map(({ id, value }) => [id, value]));
    const shown = built.texts.map(({ innerReference, defaultValue }) => values.get(innerReference) ?? defaultValue);
    const text = linesOf(shown).join('\n');
    const endSeconds = startSeconds + sceneLength(scene, built).durationSeconds;
    if (text !== '') captions.push({ startSeconds, endSeconds, text });
    startSeconds = endSeconds;
  }
  return captions;
}

/** Each text once: designs repeat a headline as its own shadow. */
function linesOf(texts: readonly string[]): string[] {
  const lines = texts.flatMap((text) => text.split(/[\r\n]+/)).map((line) => line.replace(/\s+/g, ' ').trim());
  return [...new Set(lines)].filter((line) => line !== '');
}
