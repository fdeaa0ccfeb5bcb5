/** `<video-player share-link>`: the video of a link, for visitors without an account. */
import { expect } from 'chai';
import '../../../elements/auto';
import type { VideoPlayerElement } from '../../../elements/definitions/video-player-element';
import { inside, pause, serve, strictPage, until } from './page/page';

const LINK = 'http://stub/share/abc-123';
/** Served by the runner: one that does not load is replaced by a notice. */
const VIDEO = new URL('/library/media/neon-flow.mp4', location.href).href;
const refused = strictPage();
let server: ReturnType<typeof serve>;

beforeEach(() => {
  sessionStorage.clear();
  server = serve();
  server.always('openShare', () => shared());
});
afterEach(async () => {
  document.body.replaceChildren();
  await pause(50);
  server.stop();
});

const shared = (over: object = {}) => ({
  title: 'Summer menu',
  sender: { name: 'Juniper & Co', logoUrl: null, color: '#1f4d3f', website: 'https://www.juniper.example/menu' },
  videoUrl: VIDEO,
  posterUrl: null,
  downloadUrl: null,
  width: 1920,
  height: 1080,
  durationSeconds: 24,
  sizeBytes: null,
  captions: null,
  comments: null,
  admission: null,
  countedOn: '2026-11-20',
  ...over,
});

function open(shareLink: string): VideoPlayerElement {
  const player = document.createElement('video-player');
  player.apiBase = 'http://stub';
  player.setAttribute('share-link', shareLink);
  document.body.append(player);
  return player;
}

const video = (player: Element) => until(() => inside<HTMLVideoElement>(player, 'video'));
const bodies = () => server.asked('openShare').map(({ body }) => body as { token: string; password?: string });

it('shows the video without a login, by address or by the last part of it', async () => {
  for (const link of [LINK, `${LINK}/`, 'abc-123']) {
    const player = open(link);
    const { src, ariaLabel, parentElement } = await video(player);
    expect(src).to.equal(VIDEO);
    expect([ariaLabel, parentElement?.closest('[aria-label]')?.ariaLabel].filter(Boolean)).to.include(
      'Video: Summer menu',
    );
    expect(inside(player, 'input[type=password]')).to.equal(null);
    player.remove();
  }
  expect(bodies().map(({ token }) => token)).to.deep.equal(['abc-123', 'abc-123', 'abc-123']);
  expect(refused).to.deep.equal([]);
});

it('carries out the methods of the player', async () => {
  const player = open(LINK);
  const shown = await video(player);
  await player.seek(7);
  expect(shown.currentTime).to.equal(7);
  await player.pause();
  expect(shown.paused).to.equal(true);
});

it('asks for the password of a link, says when it is wrong, and then shows the video', async () => {
  server.refuse('openShare', 'share_password_required');
  const player = open(LINK);
  const field = await until(() => inside<HTMLInputElement>(player, 'input[type=password]'));
  enter(field, 'wrong one', server);
  await until(() => inside(player, '.sr-share__password')?.textContent?.includes('not right'));
  enter(field, 'right one');
  await video(player);
  expect(bodies().map(({ password }) => password)).to.deep.equal([undefined, 'wrong one', 'right one']);
});

it('shows the slot of the page for a link that has ended, and another video for another link', async () => {
  server.refuse('openShare', 'share_expired');
  const player = open('old');
  player.append(Object.assign(document.createElement('p'), { slot: 'error', textContent: 'Ask us for it.' }));
  await until(() => player.querySelector('p')?.assignedSlot);
  player.shareLink = 'new';
  await video(player);
  expect(bodies().map(({ token }) => token)).to.deep.equal(['old', 'new']);
});

/** `refusing`: the server does not take it. */
function enter(field: HTMLInputElement, value: string, refusing?: ReturnType<typeof serve>): void {
  refusing?.refuse('openShare', 'share_password_wrong');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form?.requestSubmit();
}
