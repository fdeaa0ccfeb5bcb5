import { describe, expect, it } from 'vitest';
import { survey as surveySchema } from '../../../sdk/contract/schemas/survey/survey';
import { surveySync } from '../../../sdk/contract/schemas/survey/sync';
import { readSync } from '../../../sdk/survey/read-sync';
import { QUESTION_TYPES, question, surveyOf } from './questions';

const full = surveyOf(
  QUESTION_TYPES.map((type) => question(type, { id: type })),
  {
    attributeFilters: [{ attributeClassId: 'tz4a98xxat96iws9zmbrgj3a', condition: 'equals', value: 'pro' }],
    autoClose: 20,
    redirectUrl: 'https://example.com/',
    recontactDays: 7,
    welcomeCard: { enabled: true, headline: 'Hello', html: '<p>Hi</p>', timeToFinish: false },
    thankYouCard: { enabled: true, headline: 'Thanks' },
    hiddenFields: { enabled: true, fieldIds: ['plan'] },
    delay: 2,
    closeOnDate: '2027-01-01T00:00:00.000Z',
    productOverwrites: { brandColor: '#abc', placement: 'center', clickOutsideClose: false, darkOverlay: true },
    translations: { de: { 'welcomeCard.headline': 'Hallo' } },
  },
);
const product = {
  brandColor: '#123456',
  highlightBorderColor: null,
  placement: 'topLeft',
  clickOutsideClose: false,
  darkOverlay: true,
  inAppSurveyBranding: false,
  recontactDays: 3,
} as const;
const saved = { name: 'Saved', noCodeConfig: { cssSelector: { value: '#save' } } };

describe('a sync', () => {
  it('that is right stays as it is', () => {
    const sync = { surveys: [full], noCodeActionClasses: [saved], product, person: { id: 'p1', userId: 'ann' } };
    expect(surveySync.parse(sync)).toEqual(sync);
    expect(readSync(sync)).toEqual(sync);
  });

  it('that lacks what has a default is what the schema makes of it', () => {
    const { id, environmentId, createdAt, updatedAt, name } = full;
    const bare = { id, environmentId, createdAt, updatedAt, name, status: 'inProgress' };
    const [read] = readSync({ surveys: [bare] })!.surveys;
    const schemas = surveySchema.parse(bare);
    for (const field of ['surveyClosedMessage', 'singleUse', 'verifyEmail', 'pin', 'autoComplete'] as const) {
      delete (schemas as Record<string, unknown>)[field]; // of link surveys; nothing here reads them
    }
    expect(read).toEqual(schemas);
  });

  it('of a newer service keeps what is unknown', () => {
    const read = readSync({ surveys: [{ ...full, mood: 'calm' }], product: { ...product, font: 'Inter' }, later: 1 });
    expect(read).toMatchObject({ surveys: [{ mood: 'calm' }], product: { font: 'Inter' }, later: 1 });
  });

  it('loses what is no survey, no action or no color', () => {
    const read = readSync({
      surveys: [null, 'x', { name: 'no id' }, { id: '' }, full],
      noCodeActionClasses: [7, { name: 'none' }, saved, { name: 'odd', noCodeConfig: { innerHtml: 'x', pageUrl: {} } }],
      product: { brandColor: 'red;} body{display:none', placement: 'middle', recontactDays: 'never' },
    });
    expect(read?.surveys.map(({ id }) => id)).toEqual(['s1']);
    expect(read?.noCodeActionClasses).toEqual([saved, { name: 'odd', noCodeConfig: {} }]);
    expect(read?.product).toMatchObject({ brandColor: '#64748b', placement: 'bottomRight', recontactDays: null });
    expect(readSync({ surveys: [{ ...full, productOverwrites: { brandColor: 'url(x)' } }] })?.surveys[0]).toMatchObject(
      {
        productOverwrites: {},
      },
    );
  });

  it.each([null, undefined, 'x', 7, [], {}, { surveys: {} }])('that is none is none: %j', (value) => {
    expect(readSync(value)).toBeUndefined();
  });
});
