/** English sentences for API callers. The editor has words of its own, in its user's language. */
import type { ProjectFinding } from '@spotreel/sdk/internal/contract';
import { type CheckFinding, LEAST_CONTRAST } from '@spotreel/sdk/internal/scene';
import type { SceneOfProject } from './field-findings';

/** The finding as the API sends it. `of`: its scene; undefined where it is the whole project. */
export function toProjectFinding(finding: CheckFinding, of: SceneOfProject | undefined): ProjectFinding {
  const { code, severity, sceneId: ingredient, field } = finding;
  return { code, severity, message: messageOf(finding, of), ingredient, scene: of?.number ?? null, field };
}

function messageOf({ code, field, facts }: CheckFinding, of: SceneOfProject | undefined): string {
  const scene = `scene ${of?.number ?? 1}`;
  const where = field === null ? `Scene ${of?.number ?? 1}` : `“${nameOf(field, of)}” in ${scene}`;
  switch (code) {
    case 'scenes_missing':
      return 'The project has no scenes.';
    case 'text_too_long':
      return `${where} has ${facts.excess} characters too many. It takes ${facts.limit}.`;
    case 'text_overflow':
      return `${where} does not fit its place. Make it shorter.`;
    case 'text_collides':
      return `${where} touches a picture or a decoration. Make it shorter.`;
    case 'missing_glyphs':
      return `${where} has letters that no font has: ${facts.letters}. Boxes would be drawn in their place.`;
    case 'text_empty':
      return `${where} is empty.`;
    case 'text_sample':
      return `${where} still has the sample text.`;
    case 'image_empty':
      return `${where} still shows the sample image.`;
    case 'image_missing':
      return `The image of ${where} is gone. Choose another one.`;
    case 'background_missing':
      return `The background of ${scene} is gone. Choose another one.`;
    case 'music_missing':
      return 'The music of the project is gone. Choose other music.';
    case 'text_contrast':
      // Rounded down: 4.48 is no 4.5.
      return `${where} is hard to read: its contrast is ${(Math.floor((facts.contrast ?? 0) * 10) / 10).toFixed(1)}; ${LEAST_CONTRAST} is readable.`;
    case 'reading_time':
      return `${where} lasts ${seconds(facts.seconds)} seconds. People need ${seconds(facts.neededSeconds)} to read it. Shorten its texts.`;
    case 'first_frame_empty':
      return 'The video begins with one flat color. Players show that frame before they play.';
    default:
      return `Look at ${where}.`;
  }
}

function nameOf(field: string, of: SceneOfProject | undefined): string {
  const fields = [...(of?.built.texts ?? []), ...(of?.built.images ?? [])];
  return fields.find(({ innerReference }) => innerReference === field)?.name ?? field;
}

function seconds(value = 0): string {
  return String(Math.round(value * 10) / 10);
}
