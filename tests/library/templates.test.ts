import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ratiosOf, stillFile } from '../../library/blender/still-files';
import { categorySources } from '../../library/categories';
import { goalSources } from '../../library/goals';
import { animation } from '../../library/lottie/animation';
import { createLottieStage } from '../../library/lottie/stage';
import { mediaSources } from '../../library/media';
import { moodSources } from '../../library/moods';
import { musicKitSources } from '../../library/music/kits';
import { recipeSources } from '../../library/recipes';
import { blenderTemplates, templateGroupSources } from '../../library/templates';
import { CANVAS } from '../../sdk/contract/canvas';
import { templateProblems } from '../../sdk/scene/check/check-template';
import { FRAMES_PER_SECOND } from '../../sdk/scene/composition';

const ingredientIds = recipeSources.flatMap(({ families }) =>
  families.flatMap(({ ingredients }) => ingredients.map(({ id }) => id)),
);

describe.each(blenderTemplates)('the template $slug', (template) => {
  const seconds = (template.bars * 240) / template.bpm;

  it('has ids of its own', () => {
    const others = [...ingredientIds, ...templateGroupSources.flatMap(({ templateIds }) => Object.values(templateIds))];
    const all = [...others, ...blenderTemplates.flatMap(({ templateIds }) => Object.values(templateIds))];
    for (const own of Object.values(template.templateIds)) expect(all.filter((id) => id === own)).toHaveLength(1);
    const groups = [...templateGroupSources, ...blenderTemplates].filter(({ id }) => id === template.id);
    expect(groups).toHaveLength(1);
  });

  it('is found by goal, mood and category', () => {
    const known = (sources: readonly { readonly slug: string }[]) => sources.map(({ slug }) => slug);
    expect(known(goalSources)).toEqual(expect.arrayContaining([...template.goals]));
    expect(known(moodSources)).toEqual(expect.arrayContaining([...template.moods]));
    expect(known(categorySources)).toEqual(expect.arrayContaining([...template.categories]));
  });

  it.each(ratiosOf(template))(
    'has a picture of Blender for each still, inside its time and in order: %s',
    async (ratio) => {
      const { stillFrames } = template;
      expect([...stillFrames].sort((a, b) => a - b)).toEqual(stillFrames);
      const { width, height } = CANVAS[ratio];
      for (const frame of stillFrames) {
        expect(frame).toBeLessThan(seconds * FRAMES_PER_SECOND);
        const picture = await sharp(stillFile('library', template, ratio, frame)).metadata();
        expect(Math.max(picture.width, picture.height)).toBeGreaterThanOrEqual(640);
        expect(picture.width / picture.height).toBeCloseTo(width / height, 2);
      }
    },
  );

  it('has music that lasts as long as it does', () => {
    const kit = musicKitSources.find(({ id }) => id === template.defaultMusicKitId);
    expect(kit?.bpm).toBe(template.bpm);
    expect(kit?.samples.some(({ durationSeconds }) => durationSeconds >= seconds)).toBe(true);
  });

  it('names files of the library, and defaults that fit', () => {
    for (const { defaultFile } of template.images ?? [])
      expect(mediaSources.map(({ file }) => file)).toContain(defaultFile);
    for (const { defaultValue, maxLength } of template.texts)
      expect(defaultValue.length).toBeLessThanOrEqual(maxLength);
  });

  it.each(ratiosOf(template))('has texts that can be painted, with a slot for each: %s', (ratio) => {
    const stage = createLottieStage(ratio, template.bars, template.bpm);
    const overlay = animation(stage, template.slug, template.overlay(stage));
    expect(templateProblems(overlay).filter(({ kind }) => kind === 'broken')).toEqual([]);
    const text = JSON.stringify(overlay);
    for (const { innerReference } of template.texts) expect(text).toContain(`"sid":"${innerReference}"`);
  });
});
