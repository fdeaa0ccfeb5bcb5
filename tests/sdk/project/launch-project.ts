/** A small project of the kind that people make, with what surrounds it. */

import { DEFAULT_ACCOUNT_LIMITS } from '../../../sdk/contract/account/user';
import type { IngredientTemplate, TemplateFamily } from '../../../sdk/contract/library/library';
import type { Media } from '../../../sdk/contract/media/media';
import type { ProjectContext } from '../../../sdk/project/context';
import type { EditorProject } from '../../../sdk/project/editor-project';

export const logo: Media = {
  id: 50,
  name: 'logo.png',
  type: 'image',
  mimeType: 'image/png',
  preview: '/media/50-preview.png',
  mobilePreview: '/media/50-preview.png',
  url: '/media/50.png',
  props: { width: 400, height: 200 },
  state: 'ready',
  sourceType: 'library',
  sourceMediaId: null,
  folder: null,
  createdAt: '2026-01-01T00:00:00Z',
};

export const film: Media = { ...logo, id: 71, type: 'video', props: { width: 1920, height: 1080, duration: 10 } };

/** The background of template 13 is a film, that of the others a color. */
export function ingredientTemplate(
  id: number,
  orientation: 'landscape' | 'portrait' = 'landscape',
): IngredientTemplate {
  const field = (innerReference: string) => ({
    innerReference,
    name: innerReference,
    dataField: null,
    dataType: null,
    targets: [innerReference],
  });
  return {
    id,
    templateId: id,
    position: id,
    name: `Scene ${id}`,
    description: '',
    duration: 4,
    bars: 2,
    renderer: 'lottie',
    orientation,
    dataFile: `/library/${id}-${orientation}.json`,
    preview: `/library/${id}-${orientation}.jpg`,
    keyframes: [2],
    fields: {
      texts: [
        { ...field('headline'), type: 'text', placeholder: 'Headline', defaultValue: 'Your headline', maxLength: 20 },
        { ...field('body'), type: 'textarea', placeholder: '', defaultValue: 'Body', maxLength: 100 },
      ],
      images: [{ ...field('logo'), type: 'image', defaultValue: logo, aspectRatio: 2, sourceType: 'library' }],
      colors: [{ ...field('accent'), type: 'color', defaultValue: '#ff0000' }],
    },
    backgrounds: {
      color: true,
      image: true,
      video: true,
      ...(id === 13
        ? { default: { type: 'video', value: film.id }, media: film }
        : { default: { type: 'color', value: '#101010' }, media: null }),
    },
  };
}

export const family: TemplateFamily = {
  id: 2,
  recipeId: 1,
  name: 'Bold',
  description: '',
  bpm: 120,
  moods: ['energetic'],
  fontFamily: 'Inter',
  palette: ['#ff0000', '#101010'],
  defaultMusicKitId: 30,
  orientation: ['landscape', 'portrait'],
  tier: 'free',
  defaultIngredientIds: [11, 12],
  ingredientCount: 3,
  posters: {},
  previews: {},
};

export const context: ProjectContext = {
  templates: new Map([11, 12, 13].map((id) => [id, ingredientTemplate(id)])),
  family,
  look: family,
  kind: 'video',
  limits: DEFAULT_ACCOUNT_LIMITS,
};

export const launchProject: EditorProject = {
  id: 7,
  name: 'Launch',
  recipeId: 1,
  templateFamilyId: 2,
  ratio: 'landscape',
  bpm: 120,
  scenes: [
    { id: 1, templateId: 11 },
    { id: 2, templateId: 12 },
  ],
  values: {
    1: { texts: { headline: 'Launch day' }, images: {}, colors: {}, shots: {}, background: null },
    2: {
      texts: {},
      images: { logo: 51 },
      colors: { accent: '#00ff00' },
      shots: {},
      background: { type: 'color', value: '#ffffff' },
    },
  },
  musicKitId: 30,
  audio: [301, 302],
  ownMusic: null,
  fontFamily: null,
  paletteOverride: [],
  brandId: null,
};
