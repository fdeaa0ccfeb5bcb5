/** English sentences for API callers. The editor has words of its own, in its user's language. */
import type { ProjectFinding } from '@spotreel/sdk/internal/contract';
import { type CheckFinding, LEAST_CONTRAST } from '@spotreel/sdk/internal/scene';
import type { SceneOfProject } from './field-findings';

/** Dependencies of the words of a finding. */
interface FindingWords {
  /** The scene by its number. */
  readonly scene: string;
  /** The field with its scene, or the scene at the start of a sentence. */
  readonly where: string;
  readonly facts: CheckFinding['facts'];
}

/** Codes that are not here are written by `generalMessage`. */
const MESSAGES: Readonly<{ [Code in CheckFinding['code']]?: (words: FindingWords) => string }> = {
  scenes_missing: () => 'The project has no scenes.',
  text_too_long: ({ where, facts }) => `${where} has ${facts.excess} characters too many. It takes ${facts.limit}.`,
  text_overflow: ({ where }) => `${where} does not fit its place. Make it shorter.`,
  text_collides: ({ where }) => `${where} touches a picture or a decoration. Make it shorter.`,
  missing_glyphs: ({ where, facts }) =>
    `${where} has letters that no font has: ${facts.letters}. Boxes would be drawn in their place.`,
  text_empty: ({ where }) => `${where} is empty.`,
  text_sample: ({ where }) => `${where} still has the sample text.`,
  image_empty: ({ where }) => `${where} still shows the sample image.`,
  image_missing: ({ where }) => `The image of ${where} is gone. Choose another one.`,
  background_missing: ({ scene }) => `The background of ${scene} is gone. Choose another one.`,
  music_missing: () => 'The music of the project is gone. Choose other music.',
  text_contrast: ({ where, facts }) =>
    `${where} is hard to read: its contrast is ${roundedDown(facts.contrast)}; ${LEAST_CONTRAST} is readable.`,
  text_small_on_phone: ({ where, facts }) =>
    `${where} is small on a phone: ${roundedDown(facts.sizePx)} px. Make it shorter, or choose an upright format.`,
  text_under_buttons: ({ where }) => `${where} lies under the buttons of apps in an upright video.`,
  reading_time: ({ where, facts }) =>
    `${where} lasts ${rounded(facts.seconds)} seconds. People need ${rounded(facts.neededSeconds)} to read it. Shorten its texts.`,
  first_frame_empty: () => 'The video begins with one flat color. Players show that frame before they play.',
  scene_still: ({ where, facts }) =>
    `${where} does not move for ${rounded(facts.seconds)} s, from ${rounded(facts.fromSeconds)} s on. Make it shorter.`,
  scene_blank: ({ where, facts }) =>
    `${where} shows one flat color for ${rounded(facts.seconds)} s, from ${rounded(facts.fromSeconds)} s on.`,
};

/** The finding as the API sends it. `of`: its scene; undefined where it is the whole project. */
export function toProjectFinding(finding: CheckFinding, of: SceneOfProject | undefined): ProjectFinding {
  const { code, severity, sceneId: ingredient, field, facts } = finding;
  const message = messageOf(finding, of);
  return { code, severity, message, ingredient, scene: of?.number ?? null, field, ...spanOf(facts) };
}

/** Part of the scene that the finding is about; only of those that have one. */
function spanOf({ fromSeconds, seconds }: CheckFinding['facts']) {
  return fromSeconds === undefined || seconds === undefined ? {} : { fromSeconds, seconds };
}

function messageOf({ code, field, facts }: CheckFinding, of: SceneOfProject | undefined): string {
  const number = of?.number ?? 1;
  const scene = `scene ${number}`;
  const where = field === null ? `Scene ${number}` : `“${nameOf(field, of)}” in ${scene}`;
  const write = MESSAGES[code] ?? generalMessage;
  return write({ scene, where, facts });
}

function generalMessage({ where }: FindingWords): string {
  return `Look at ${where}.`;
}

function nameOf(field: string, of: SceneOfProject | undefined): string {
  const fields = [...(of?.built.texts ?? []), ...(of?.built.images ?? [])];
  return fields.find(({ innerReference }) => innerReference === field)?.name ?? field;
}

function rounded(value = 0): string {
  return String(Math.round(value * 10) / 10);
}

/** A value just below a limit must not read as if it reached it: 4.48 is no 4.5. */
function roundedDown(value = 0): string {
  return (Math.floor(value * 10) / 10).toFixed(1);
}
