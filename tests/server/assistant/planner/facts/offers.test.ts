import { expect, test } from 'vitest';
import { readOffers } from '../../../../../server/assistant/planner/facts/offers';

test.each([
  [
    'We open on Saturday. The first hundred espressos are on the house!',
    ['The first hundred espressos are on the house!'],
  ],
  ['Wir eröffnen. Die ersten hundert Espressi gehen aufs Haus.', ['Die ersten hundert Espressi gehen aufs Haus']],
  ['Nous ouvrons. Les cent premiers espressos sont offerts.', ['Les cent premiers espressos sont offerts']],
  ['Abrimos el sábado. Los primeros cien cafés son gratis.', ['Los primeros cien cafés son gratis']],
  ['Abrimos no sábado. Os primeiros cem cafés são grátis.', ['Os primeiros cem cafés são grátis']],
  ['نفتتح يوم السبت. أول مئة فنجان مجانية.', ['أول مئة فنجان مجانية']],
  ['土曜日に開店。先着100名様に無料でプレゼント。', ['先着100名様に無料でプレゼント']],
  ['Full-time, with 30 days of holiday, free parking and a team', ['Free parking and a team']],
  ['Feel free.', ['Feel free']],
  ['Our lamp lasts 48 hours.', []],
])('%s', (brief, offers) => {
  expect(readOffers(brief)).toEqual(offers);
});
