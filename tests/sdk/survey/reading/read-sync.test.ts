import { describe, expect, it } from 'vitest';
import { survey as surveySchema } from '../../../../sdk/contract/surveys/survey';
import { surveySync } from '../../../../sdk/contract/surveys/sync';
import { readProduct, readSurvey } from '../../../../sdk/survey/reading/read-survey';
import { readSync } from '../../../../sdk/survey/reading/read-sync';
import { QUESTION_TYPES, question, surveyOf } from '../questions';

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

/** All that a widget reads of a sync, before and while a survey shows. */
function readWhole(value: unknown) {
  const sync = readSync(value)!;
  return { ...sync, surveys: sync.surveys.map(readSurvey), product: readProduct(sync.product) };
}

describe('a sync', () => {
  it('that is right stays as it is', () => {
    const sync = { surveys: [full], noCodeActionClasses: [saved], product };
    expect(surveySync.parse(sync)).toEqual(sync);
    expect(readWhole(sync)).toEqual(sync);
  });

  it('that lacks what has a default is what the schema makes of it', () => {
    const { id, environmentId, createdAt, updatedAt, name } = full;
    const bare = { id, environmentId, createdAt, updatedAt, name, status: 'inProgress' };
    const [read] = readWhole({ surveys: [bare] }).surveys;
    const schemas = surveySchema.parse(bare);
    for (const field of ['surveyClosedMessage', 'singleUse', 'verifyEmail', 'pin', 'autoComplete'] as const) {
      delete (schemas as Record<string, unknown>)[field]; // of link surveys; nothing here reads them
    }
    expect(read).toEqual(schemas);
  });

  it('that says nothing of the look has that of the service', () => {
    expect(readWhole({ surveys: [full], product: {} }).product).toMatchObject({
      clickOutsideClose: true,
      inAppSurveyBranding: true,
      placement: 'bottomRight',
    });
  });

  it('of a newer service keeps what is unknown', () => {
    const read = readWhole({ surveys: [{ ...full, mood: 'calm' }], product: { ...product, font: 'Inter' } });
    expect(read).toMatchObject({ surveys: [{ mood: 'calm' }], product: { font: 'Inter' } });
  });

  it('loses what is no survey, no action or no place', () => {
    const read = readWhole({
      surveys: [null, 'x', { name: 'no id' }, { id: '' }, full],
      noCodeActionClasses: [7, { name: 'none' }, saved, { name: 'odd', noCodeConfig: { innerHtml: 'x', pageUrl: {} } }],
      product: { placement: 'middle', recontactDays: 'never' },
    });
    expect(read.surveys.map(({ id }) => id)).toEqual(['s1']);
    expect(read.noCodeActionClasses).toEqual([saved, { name: 'odd', noCodeConfig: {} }]);
    expect(read.product).toMatchObject({ placement: 'bottomRight', recontactDays: null });
    const [odd] = readWhole({
      surveys: [{ ...full, productOverwrites: { placement: 'middle', darkOverlay: true } }],
    }).surveys;
    expect(odd?.productOverwrites).toEqual({ darkOverlay: true });
  });

  it.each([null, undefined, 'x', 7, [], {}, { surveys: {} }])('that is none is none: %j', (value) => {
    expect(readSync(value)).toBeUndefined();
  });
});
