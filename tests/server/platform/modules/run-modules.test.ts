import { expect, test } from 'vitest';
import type { RequestContext } from '../../../../server/platform/http/request-context';
import { defineDomain, type ServicesOf } from '../../../../server/platform/modules/domain';
import { defineModule, type Module, type OptionsOf } from '../../../../server/platform/modules/module';
import { closeIn, recordsOf } from '../../../../server/platform/modules/personal-data';
import { definePort, fillPort } from '../../../../server/platform/modules/port';
import { type RunOptions, runModules } from '../../../../server/platform/modules/run-modules';

interface Options {
  readonly name?: string;
}

const ground = defineDomain({ name: 'ground', needs: [], provide: () => ({ greeting: 'Hello' }) });
const toy = defineDomain({
  name: 'toy',
  needs: [ground],
  rateLimits: { play: { points: 1, seconds: 1 } },
  provide: ({ greeting }, { name = 'toy' }: Options) => ({ sentence: `${greeting} ${name}` }),
});
const box = defineDomain({ name: 'box', needs: [toy], provide: ({ sentence }) => ({ label: `[${sentence}]` }) });
const other = defineDomain({ name: 'other', needs: [ground] });

const context = {} as RequestContext;
const site = {
  appPage: async () => new Response('the app'),
  answer: async () => new Response('a call'),
  policy: '',
  uploadOrigins: undefined,
};
const base = { options: { name: 'bear' }, platform: {} } as unknown as RunOptions;

/** What a page of the domain sees of all services. */
async function seenBy(list: readonly Module[], path: string): Promise<string | undefined> {
  const { pages } = await runModules([groundModule, ...list], base);
  return (await pages.find((page) => page.path === path)?.answer(context, site))?.text();
}

const showing = {
  method: 'GET',
  answer: async (_: RequestContext, services: object) => Response.json(services),
} as const;
const groundModule = defineModule(ground, {});
const toyModule = defineModule(toy, { pages: [{ ...showing, path: '/toy' }] });
const boxModule = defineModule(box, { pages: [{ ...showing, path: '/box' }] });
const otherModule = defineModule(other, { pages: [{ ...showing, path: '/other' }] });

test('handlers see the services of their domain and of those that it needs, and no others', async () => {
  const all = [toyModule, boxModule, otherModule];
  expect(await seenBy(all, '/toy')).toBe('{"greeting":"Hello","sentence":"Hello bear"}');
  expect(await seenBy(all, '/box')).toBe('{"greeting":"Hello","sentence":"Hello bear","label":"[Hello bear]"}');
  expect(await seenBy(all, '/other')).toBe('{"greeting":"Hello"}');
});

test('types follow from the needs, too', () => {
  const read = (services: ServicesOf<typeof other>) => [
    services.greeting,
    // @ts-expect-error: it does not need the toy
    services.sentence,
  ];
  const play = ({ limiters, label }: ServicesOf<typeof box>) => [limiters.play, label];
  const given: OptionsOf<readonly [typeof toyModule, typeof boxModule]> = { name: 'a name' };
  expect([read.length, play.length, given.name]).toEqual([1, 1, 'a name']);
});

test('a module that is listed before one that it needs keeps the server from starting', async () => {
  await expect(runModules([groundModule, boxModule, toyModule], base)).rejects.toThrow(
    'The module box needs toy, which is not listed before it.',
  );
});

test('daily work runs with the services of its module, the last module first', async () => {
  const done: string[] = [];
  const { daily } = await runModules(
    [
      groundModule,
      defineModule(toy, { daily: [async ({ sentence }) => done.push(sentence), async () => done.push('again')] }),
      defineModule(box, { daily: [async ({ label }) => done.push(label)] }),
    ],
    base,
  );
  for (const step of daily) await step();
  expect(done).toEqual(['[Hello bear]', 'Hello bear', 'again']);
});

test('records of a person are files of each module, and an account is closed in each, the last one first', async () => {
  const closed: string[] = [];
  const modules = [
    defineModule(toy, { personalRecords: { 'toys.json': async (_db, userId) => [userId] } }),
    defineModule(box, { closeAccount: async (_tx, _parts, userId) => void closed.push(`box of ${userId}`) }),
    defineModule(other, { closeAccount: async (_tx, _parts, userId) => void closed.push(`other of ${userId}`) }),
  ];
  expect(await recordsOf(modules)(undefined as never, 7)).toEqual({ 'toys.json': [7] });
  await closeIn(modules)(undefined as never, undefined as never, 7);
  expect(closed).toEqual(['other of 7', 'box of 7']);
});

interface Shop {
  priceOf(toy: string): number;
}
const shopPort = definePort<Shop>('prices of toys');
const buyer = defineDomain({ name: 'buyer', needs: [], ports: { shop: shopPort } });
const shop = defineDomain({ name: 'shop', needs: [buyer], provide: () => ({ price: 3 }) });
const pricing = fillPort(shopPort, ({ price }: ServicesOf<typeof shop>) => ({
  priceOf: ({ length }) => length * price,
}));

test('a later module implements what an earlier domain asks for', async () => {
  const modules = [defineModule(buyer, {}), defineModule(shop, { fills: [pricing] })];
  const running = await runModules(modules, base);
  expect(running.servicesOf(buyer).shop.priceOf('bear')).toBe(12);
  expect(running.servicesOf(shop).shop).toBe(running.servicesOf(buyer).shop);
});

test('a port without an implementation, or with two, keeps the server from starting', async () => {
  await expect(runModules([defineModule(buyer, {})], base)).rejects.toThrow('No module implements "prices of toys".');
  const twice = defineModule(shop, { fills: [pricing, pricing] });
  await expect(runModules([defineModule(buyer, {}), twice], base)).rejects.toThrow(
    'Two modules implement "prices of toys".',
  );
});
