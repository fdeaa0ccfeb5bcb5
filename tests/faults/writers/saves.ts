/** Saves of one project: each names the version that it began with, and the last one that was acknowledged is there whole. */
import { Lost } from '../world/call-server';
import { VIDEO_ID } from '../world/programs';
import type { World } from '../world/world';
import { Refused, type Writer } from './writer';

interface Scene {
  readonly ingredientTemplateId: number;
  readonly id: number;
  readonly images: unknown;
  readonly texts: readonly { readonly id: string; readonly value: string }[];
  readonly colors: unknown;
}

export interface Saves extends Writer {
  readonly projectId: () => number;
}

export function createSaves(world: World): Saves {
  let id = 0;
  let scene: Scene | undefined;
  let count = 0;
  let saved = { version: 1, headline: '' };
  /** What a save without an answer may have written. */
  let uncertain: typeof saved | undefined;
  const stored = async () => {
    const { status, json } = await world.call('GET', `/api/v2/project/${id}`);
    if (status !== 200) throw new Lost(`The project answered ${status}`);
    return { version: Number(json.data.version), headline: headlineOf(json.data.ingredients[0]) };
  };
  return {
    name: 'saves',
    pauseMs: 100,
    projectId: () => id,
    async prepare() {
      const { json } = await world.call('POST', '/api/v1/project', { json: { templateId: VIDEO_ID } });
      id = json.data.id;
      scene = json.data.ingredients[0];
      saved = await stored();
    },
    async write() {
      const headline = `Save ${saved.version}.${count++}`;
      uncertain = { version: saved.version + 1, headline };
      const json = {
        name: 'Faults',
        audio: [],
        version: saved.version,
        customisations: [withHeadline(scene, headline)],
      };
      const answer = await world.call('PUT', `/api/v2/project/${id}`, { json });
      if (answer.status !== 200) throw new Refused('A save', answer);
      saved = uncertain;
      uncertain = undefined;
    },
    // an editor that got no answer loads what is there
    async repeat() {
      const found = await stored();
      if (uncertain && found.version === uncertain.version && found.headline === uncertain.headline) saved = uncertain;
      uncertain = undefined;
    },
    acknowledged: () => saved.version - 1,
    async check() {
      const found = await stored();
      if (found.version === saved.version && found.headline === saved.headline) return [];
      return [`saves: ${JSON.stringify(saved)} was acknowledged, ${JSON.stringify(found)} is stored`];
    },
  };
}

function headlineOf({ texts }: Scene): string {
  return texts.find(({ id }) => id === 'headline')?.value ?? '';
}

function withHeadline(scene: Scene | undefined, headline: string) {
  if (!scene) throw new Error('There is no project yet');
  const { ingredientTemplateId: template, id: ingredient, images, colors } = scene;
  const texts = scene.texts.map((text) => (text.id === 'headline' ? { ...text, value: headline } : text));
  return { template, ingredient, order: 0, images, colors, texts };
}
