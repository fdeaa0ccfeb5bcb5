/** Fifty mounts of each element leave nothing behind, whether it has loaded, is loading, or was moved meanwhile. */
import { expect } from 'chai';
import { defineElements } from '../../../elements/define/define-elements';
import { ELEMENTS } from '../../../elements/manifest/elements-table';
import { openText } from '../survey-widget/questions';
import { product, survey } from '../survey-widget/survey-service';
import { SITUATIONS } from './page/element-situations';
import { mounted, settled } from './page/mounted-elements';
import { pause, serve, until } from './page/page';
import { watchPage } from './page/page-watch';

const ROUNDS = 50;
const WARM_ROUNDS = 10;
/** One in so many is open until it has loaded; the others are gone after a few milliseconds. */
const LOADED_EVERY = 25;
/** What 50 mounts may add to the heap: code that the browser compiles meanwhile. 80 KB a mount; an open editor has more than 1 MB. */
const MOST_BYTES = 4_000_000;
const SHOWN_SURVEY = { inline: true, survey: survey([openText]), product };

defineElements();
let server: ReturnType<typeof serve>;

beforeEach(() => {
  server = serve();
});
afterEach(async () => {
  document.body.replaceChildren();
  await pause(50);
  server.stop();
});

for (const { tag } of ELEMENTS)
  it(`<${tag}> leaves nothing behind after ${ROUNDS} mounts`, async () => {
    const props = tag === 'survey-modal' ? SHOWN_SURVEY : SITUATIONS[tag]?.[0]?.props;
    document.body.append(document.createElement('section'));
    // what a page keeps once it has had one: code, styles, words, shared listeners
    for (let round = 0; round < WARM_ROUNDS; round += 1) await mountAndRemove(tag, props, round);
    await pause(100);
    const before = pageState();
    const heap = await heapBytes();
    const watch = watchPage();
    const elements: WeakRef<Element>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) elements.push(await mountAndRemove(tag, props, round));
    // a store of nanostores lets go one second after its last listener, and then those that it listens to
    await until(() => watch.left().length === 0, 5000).catch(() => undefined);
    const left = watch.left();
    watch.stop();
    expect(left).to.deep.equal([]);
    expect(pageState()).to.deep.equal(before);
    // React keeps the root that it drew last until it draws another one
    expect(
      (await uncollected(elements)).filter((round) => round < ROUNDS - 1),
      'elements that are not collected',
    ).to.deep.equal([]);
    server.received.length = 0;
    const grown = (await heapBytes()) - heap;
    expect(grown, 'bytes that the heap has grown').to.be.below(MOST_BYTES);
  });

/** A function of its own: the variables of a test that runs keep what they name from being collected. */
async function mountAndRemove(tag: string, props: object | undefined, round: number): Promise<WeakRef<Element>> {
  const element = mounted(tag, props);
  if (round % LOADED_EVERY === 0) await settled(element, server);
  else await pause((round % 5) * 4);
  if (round % 3 === 0) document.body.querySelector('section')?.append(element);
  element.remove();
  return new WeakRef(element);
}

function pageState() {
  const { documentElement, body, head, adoptedStyleSheets } = document;
  return {
    styles: adoptedStyleSheets.length,
    head: head.childElementCount,
    body: body.childElementCount,
    fonts: document.fonts.size,
    attributes: [documentElement, body].map((root) => root.getAttributeNames().map((name) => root.getAttribute(name))),
  };
}

/** Rounds whose elements are still there after a collection; with an element goes its shadow tree. */
async function uncollected(elements: readonly WeakRef<Element>[]): Promise<number[]> {
  await collectGarbage();
  return [...elements.keys()].filter((round) => elements[round]?.deref());
}

/** The runner starts its browser with a collector that tests can call. */
async function collectGarbage(): Promise<void> {
  const { gc } = globalThis as { gc?: (options: object) => Promise<void> };
  if (!gc) throw new Error('The browser was started without --expose-gc.');
  for (let round = 0; round < 2; round += 1) {
    await pause(30);
    await gc({ type: 'major', execution: 'async' });
  }
}

/** Bytes of the page's heap after a collection. */
async function heapBytes(): Promise<number> {
  await collectGarbage();
  return (performance as Performance & { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize;
}
