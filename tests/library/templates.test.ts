import { describe, expect, it } from 'vitest';
import { animation } from '../../library/lottie/animation';
import { createLottieStage } from '../../library/lottie/stage';
import { mediaSources } from '../../library/media';
import { musicKitSources } from '../../library/music/kits';
import { recipeSources } from '../../library/recipes';
import { blenderTemplates, templateGroupSources } from '../../library/templates';
import { templateProblems } from '../../sdk/scene/check/check-template';

const ingredientIds = recipeSources.flatMap(({ families }) =>
  families.flatMap(({ ingredients }) => ingredients.map(({ id }) => id)),
);

describe.each(blenderTemplates)('the template $slug', (template) => {
  const seconds = (template.bars * 240) / template.bpm;

  it('has an id of its own', () => {
    const others = [...ingredientIds, ...templateGroupSources.flatMap(({ templateIds }) => Object.values(templateIds))];
    expect([...others, ...blenderTemplates.map(({ id }) => id)].filter((id) => id === template.id)).toHaveLength(1);
  });

  it('has stills inside its time, in order', () => {
    expect(template.stillSeconds.length).toBeGreaterThan(0);
    expect([...template.stillSeconds].sort((a, b) => a - b)).toEqual(template.stillSeconds);
    for (const still of template.stillSeconds) expect(still).toBeLessThan(seconds);
  });

  it('has music that lasts as long as it does', () => {
    const kit = musicKitSources.find(({ id }) => id === template.defaultMusicKitId);
    expect(kit?.bpm).toBe(template.bpm);
    expect(kit?.samples.some(({ durationSeconds }) => durationSeconds >= seconds)).toBe(true);
  });

  it('names files of the library, and defaults that fit', () => {
    for (const { defaultFile } of template.images) expect(mediaSources.map(({ file }) => file)).toContain(defaultFile);
    for (const { defaultValue, maxLength } of template.texts)
      expect(defaultValue.length).toBeLessThanOrEqual(maxLength);
  });

  it.each(['landscape', 'portrait'] as const)(
    'has a twin that can be painted, with a slot for each field: %s',
    (ratio) => {
      const stage = createLottieStage(ratio, template.bars, template.bpm);
      const twin = animation(stage, template.slug, template.draw(stage));
      expect(templateProblems(twin).filter(({ kind }) => kind === 'broken')).toEqual([]);
      const text = JSON.stringify(twin);
      for (const { innerReference } of [...template.texts, ...template.images, ...template.colors])
        expect(text).toContain(`"sid":"${innerReference}"`);
    },
  );
});
