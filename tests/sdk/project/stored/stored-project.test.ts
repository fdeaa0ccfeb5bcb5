import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProject } from '../../../../sdk/project/stored/read-project';
import { STORED_FORMAT, storeProject } from '../../../../sdk/project/stored/store-project';
import { readContent } from '../../../../sdk/project/stored/stored-content';
import { project } from '../arbitrary-project';
import { launchProject } from '../launch-project';

describe('a project that is written down', () => {
  it('is read as it was, also when nothing says in which form it is', () => {
    fc.assert(
      fc.property(project, (before) => {
        const stored = JSON.parse(JSON.stringify(storeProject(before)));
        const { format, ...unnumbered } = stored;
        expect(format).toBe(STORED_FORMAT);
        for (const json of [stored, unnumbered]) {
          expect(readProject(json, { ...launchProject, id: 7, templateFamilyId: 2 })).toEqual(before);
          expect(readContent(json)?.unreadable).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('by a newer version, or that is none, is not read', () => {
    const stored = storeProject(launchProject);
    expect(readProject({ ...stored, format: STORED_FORMAT + 1 }, launchProject)).toBeUndefined();
    for (const json of [null, undefined, 7, 'x', []]) expect(readProject(json, launchProject)).toBeUndefined();
  });

  it('without an id is not written', () => {
    expect(storeProject({ ...launchProject, id: null })).toBeUndefined();
  });
});

describe('content stored by an older version', () => {
  it('had the editor’s names, fields by name, ids of music and backgrounds by media type', () => {
    const read = readContent({
      ingredients: [
        {
          id: 4,
          ingredientTemplateId: 11,
          position: 1,
          fields: { texts: { headline: 'Hello' }, images: { logo: '51', shot: 0 }, colors: { accent: 'FFAA00' } },
          background: { mediaType: 'video', mediaId: 71, startAt: 2.5, scale: 9, positionX: 80, positionY: -10 },
        },
        {
          id: 5,
          ingredientTemplateId: 12,
          position: 0,
          texts: [{ innerReference: 'headline', currentValue: 'First' }],
          background: { mediaType: 'color', color: 'fff' },
        },
      ],
      currentAudioSequence: [301, 302],
      currentMusicKit: { id: 30, name: 'Sunrise' },
      fontFamily: { name: 'Lora' },
    });
    expect(read).toEqual({
      unreadable: [],
      content: {
        customisations: [
          {
            template: 11,
            ingredient: 4,
            order: 1,
            texts: [{ id: 'headline', value: 'Hello' }],
            images: [{ id: 'logo', value: 51 }],
            colors: [{ id: 'accent', value: '#ffaa00' }],
            background: { type: 'video', value: 71, trimStart: 2.5, scale: 4, position: '50,-10' },
          },
          {
            template: 12,
            ingredient: 5,
            order: 0,
            texts: [{ id: 'headline', value: 'First' }],
            images: [],
            colors: [],
            background: { type: 'color', value: '#ffffff' },
          },
        ],
        audio: [
          { audioTrack: 301, order: 0 },
          { audioTrack: 302, order: 1 },
        ],
        musicKit: 30,
        ownMusic: null,
        fontFamily: 'Lora',
        language: null,
        paletteOverride: [],
      },
    });
  });

  it('had no music of the account; what was written since is kept, and only it is lost when it cannot be read', () => {
    const own = { media: 5, start: 12.5, fadeIn: 0.3, fadeOut: 2 };
    const before = { format: 2, customisations: [], audio: [{ audioTrack: 301, order: 0 }], musicKit: 30 };
    expect(readContent(before)?.content).toMatchObject({ ownMusic: null, musicKit: 30 });
    expect(readContent({ ...before, ownMusic: own })?.content.ownMusic).toEqual(own);
    expect(readContent({ ...before, format: 3, ownMusic: { media: 5, start: -1 } })).toMatchObject({
      content: { ownMusic: null, musicKit: 30 },
      unreadable: expect.arrayContaining(['ownMusic']),
    });
  });

  it('loses what cannot be read, says what, and keeps the rest', () => {
    const read = readContent({
      customisations: [
        { template: 'x', ingredient: 1 },
        {
          template: 11,
          ingredient: 2,
          texts: [{ id: 'a', value: 'kept' }, { id: 'b' }, null],
          background: { type: 'fog' },
        },
        { template: 11, ingredient: 2, order: 1 },
      ],
      audio: [301, 'loud'],
      musicKit: 'x',
      paletteOverride: ['#123456', 'red?'],
    });
    expect(read?.content.customisations).toMatchObject([
      { ingredient: 2, order: 0, texts: [{ id: 'a', value: 'kept' }] },
      { ingredient: 3, order: 1 },
    ]);
    expect(read?.content).toMatchObject({
      audio: [{ audioTrack: 301, order: 0 }],
      musicKit: null,
      fontFamily: null,
      paletteOverride: ['#123456'],
    });
    expect(read?.unreadable.toSorted()).toEqual([
      'audio.1',
      'customisations.0',
      'customisations.1.background',
      'customisations.1.texts.1',
      'customisations.1.texts.2',
      'musicKit',
      'paletteOverride.1',
    ]);
  });

  it('may be anything at all', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const read = readContent(json);
        if (read) expect(readContent(read.content)).toEqual({ content: read.content, unreadable: [] });
      }),
      { numRuns: 1000 },
    );
    const nearly = fc.record({
      customisations: fc.array(
        fc.record({ template: fc.nat(3), ingredient: fc.nat(3), texts: fc.jsonValue(), background: fc.jsonValue() }),
      ),
      audio: fc.jsonValue(),
    });
    fc.assert(
      fc.property(nearly, (json) => {
        const content = readContent(json)?.content;
        expect(readContent(content)?.content).toEqual(content);
      }),
    );
  });
});
