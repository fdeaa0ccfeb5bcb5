import { isEqual } from '@spotreel/sdk/internal/base';
import type { Customisation } from '@spotreel/sdk/internal/contract';
import { fontFamilies } from '../../library/catalogue/fonts';
import { type ProjectContent, sceneMediaIds } from '../content';
import { allowedSceneCount, type KeepRules } from '../saving/check-save';
import { checkScenes } from '../saving/check-scenes';
import { type Held, NOTHING_RETIRED, type RetiredParts } from './retired-parts';

/** Number of each kind that are kept, the newest; more than a history of one sitting needs. */
const MOST = 60;

/** Parts to remember once `next` has been saved. */
export async function retiredBy(
  rules: KeepRules,
  { content, retired, templateFamilyId }: Held & { readonly templateFamilyId: number | null },
  next: ProjectContent,
): Promise<RetiredParts> {
  const { catalogue } = rules;
  const lost = await lostScenes(rules, content, next);
  const left = content.customisations.filter((scene) => !keeps(next, scene) && !lost.includes(scene));
  // more than the plan allows today cannot be had anew either
  const isBeyond =
    left.length > 0 && content.customisations.length > (await allowedSceneCount(templateFamilyId, rules));
  const gone = isBeyond ? left : [];
  const { kits, samples } = catalogue;
  const tracks = new Set(next.audio.map(({ audioTrack }) => audioTrack));
  const fonts = new Set(fontFamilies(catalogue).map(({ name }) => name));
  const lostTracks = content.audio.flatMap(({ audioTrack: id }) => (samples.has(id) || tracks.has(id) ? [] : [id]));
  const { musicKit, fontFamily } = content;
  const isKitLost = musicKit !== null && !kits.has(musicKit) && musicKit !== next.musicKit;
  const isFontLost = fontFamily !== null && !fonts.has(fontFamily) && fontFamily !== next.fontFamily;
  return {
    customisations: newest([...lost, ...gone], retired.customisations),
    tracks: newest(lostTracks, retired.tracks),
    musicKits: newest(isKitLost ? [musicKit] : [], retired.musicKits),
    fonts: newest(isFontLost ? [fontFamily] : [], retired.fonts),
  };
}

/** Scenes that `next` has no longer, or mended: as they were, they would be refused. */
async function lostScenes(
  { catalogue, media: lookUp }: KeepRules,
  before: ProjectContent,
  next: ProjectContent,
): Promise<readonly Customisation[]> {
  const left = before.customisations.filter((scene) => !next.customisations.some((kept) => isEqual(kept, scene)));
  if (left.length === 0) return [];
  const media = await lookUp(sceneMediaIds({ customisations: [...left, ...next.customisations] }));
  const wrongs = (scene: Customisation) =>
    checkScenes([scene], { catalogue, media, accepted: NOTHING_RETIRED }).details;
  return left.filter((scene) => {
    const wrong = wrongs(scene);
    const kept = next.customisations.find(({ ingredient }) => ingredient === scene.ingredient);
    return Object.keys(wrong).length > 0 && !(kept && isEqual(wrongs(kept), wrong));
  });
}

function keeps({ customisations }: ProjectContent, { ingredient }: Customisation): boolean {
  return customisations.some((scene) => scene.ingredient === ingredient);
}

function newest<Part>(added: readonly Part[], before: readonly Part[]): readonly Part[] {
  const others = before.filter((part) => !added.some((one) => isEqual(one, part)));
  return [...added, ...others].slice(0, MOST);
}
