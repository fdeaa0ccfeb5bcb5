import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memorySecurityStorage } from '../../../sdk/client/session/security-state';
import type { Render } from '../../../sdk/contract/export/render';
import { openProjectStart } from '../../../sdk/stores/project/project-start';
import { createSpotreel } from '../../../sdk/stores/spotreel';
import { sharedStorage } from '../client/memory-storage';
import { failure } from '../client/stub-server';
import { contractServer, render, renderState, summary } from './contract-server';
import { openSpotreel, settle } from './open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the session', () => {
  it('is restored from an earlier visit, or found to be none', async () => {
    const storage = memorySecurityStorage();
    const { spotreel, server } = await openSpotreel({ storage });
    const next = createSpotreel({ apiBase: 'http://stub', storage, fetch: server.fetch });
    expect(next.session.$session.get().status).toBe('restoring');
    await next.session.restore();
    expect(next.session.$session.get()).toMatchObject({ status: 'signed-in', user: { firstName: 'Dana' } });
    await spotreel.session.signOut();
    const last = createSpotreel({ apiBase: 'http://stub', storage, fetch: server.fetch });
    await last.session.restore();
    expect(last.session.$session.get()).toEqual({ status: 'signed-out', user: null });
  });

  it('goes straight from signed out to signed in', async () => {
    const server = contractServer();
    const spotreel = createSpotreel({ apiBase: 'http://stub', storage: memorySecurityStorage(), fetch: server.fetch });
    await spotreel.session.restore();
    const seen: string[] = [];
    spotreel.session.$session.listen(({ status }) => seen.push(status));
    await spotreel.session.signIn({ email: 'a@b.co', password: 'good' });
    await settle();
    expect([seen, server.asked('me').length]).toEqual([['signed-in'], 0]);
  });

  it('follows another tab that signs in and out', async () => {
    const server = contractServer();
    const shared = sharedStorage();
    const tab = () => createSpotreel({ apiBase: 'http://stub', storage: shared.tab(), fetch: server.fetch });
    const one = tab();
    const two = tab();
    await Promise.all([one.session.restore(), two.session.restore()]);
    await one.session.signIn({ email: 'a@b.co', password: 'good' });
    await settle();
    expect(two.session.$session.get()).toMatchObject({ status: 'signed-in', user: { firstName: 'Dana' } });
    await one.session.signOut();
    expect(two.session.$session.get().status).toBe('signed-out');
  });

  it('that cannot be restored for now says why and stays', async () => {
    const storage = memorySecurityStorage();
    const { server } = await openSpotreel({ storage });
    server.state.isOffline = true;
    const next = createSpotreel({ apiBase: 'http://stub', storage, fetch: server.fetch });
    await next.session.restore();
    expect(next.session.$session.get()).toMatchObject({
      status: 'restoring',
      failure: { message: 'We can’t reach the server. Check your connection and try again.' },
    });
    server.state.isOffline = false;
    await next.session.restore();
    expect(next.session.$session.get().status).toBe('signed-in');
  });

  it('is refused with words that can be shown', async () => {
    const server = contractServer();
    const spotreel = createSpotreel({ apiBase: 'http://stub', storage: memorySecurityStorage(), fetch: server.fetch });
    const failure = await spotreel.session.signIn({ email: 'a@b.co', password: 'bad' });
    expect(failure).toMatchObject({ code: 'credentials_invalid', message: 'Wrong email or password.' });
  });

  it('is told when the address is none, and not only that something is not valid', async () => {
    const { server, spotreel } = await openSpotreel();
    const details = { details: { email: ['Invalid email address'] } };
    server.answer('login', () => failure('validation_failed', 'The request is not valid.', 422, details));
    const refused = await spotreel.session.signIn({ email: 'a@b.co', password: 'good' });
    expect(refused).toMatchObject({
      code: 'validation_failed',
      message: 'Enter a complete email address, like you@example.com.',
    });
  });

  it('that ends is announced, and nothing is kept', async () => {
    const storage = memorySecurityStorage();
    const { spotreel, server } = await openSpotreel({ storage });
    const required = vi.fn();
    spotreel.on('auth-required', required);
    server.refuse('fonts', 'jwt_invalid');
    await spotreel.fonts.load();
    expect(required).toHaveBeenCalledWith({ reason: 'jwt_invalid' });
    expect([spotreel.session.$session.get().status, storage.read()]).toEqual(['signed-out', null]);
  });

  it('can belong to the host page', async () => {
    const { spotreel, server } = await openSpotreel({ getAccessToken: () => 'host-token' });
    await spotreel.session.restore();
    expect(spotreel.session.$session.get().status).toBe('signed-in');
    expect(server.asked('me')[0]?.headers.get('authorization')).toBe('Bearer host-token');
    const required = vi.fn();
    spotreel.on('auth-required', required);
    server.refuse('fonts', 'jwt_invalid');
    await spotreel.fonts.load();
    expect(required).toHaveBeenCalledWith({ reason: 'jwt_invalid' });
  });

  it('of one account knows nothing of another on the same page', async () => {
    const one = await openSpotreel();
    const two = await openSpotreel();
    await one.spotreel.session.signOut();
    expect(two.spotreel.session.$session.get().status).toBe('signed-in');
    one.spotreel.dispose();
    await two.spotreel.fonts.load();
    expect(two.spotreel.fonts.$fonts.get().status).toBe('ready');
  });
});

describe('the library', () => {
  it('lists the styles of a recipe page by page; page 1 begins anew', async () => {
    const { spotreel, server } = await openSpotreel();
    server.state.recipePages = 2;
    const { library } = spotreel;
    await library.loadFamilies(1);
    await library.loadFamilies(1, 2);
    expect(library.$families.get().data).toMatchObject({ page: 2, numPages: 2, data: [{ id: 1 }, { id: 2 }] });
    await library.loadFamilies(1);
    expect(library.$families.get().data?.data).toHaveLength(1);
    expect(server.asked('templateFamilies').at(-1)).toMatchObject({
      params: { recipeId: 1 },
      query: { page: '1' },
    });
  });

  it('loads what lists are narrowed by; of a goal, only its moods', async () => {
    const { spotreel, server } = await openSpotreel();
    await spotreel.library.loadFacets();
    expect(spotreel.library.$goals.get().data?.map(({ name }) => name)).toEqual(['Launch']);
    expect(server.asked('moods').at(-1)?.query).toEqual({});
    await spotreel.library.loadFacets(1);
    expect(server.asked('moods').at(-1)?.query).toEqual({ goal: '1' });
    expect(server.asked('categories').at(-1)?.query).toEqual({ perPage: '500' });
  });

  it('fetches the templates of a family and ratio once, and again after a failure', async () => {
    const { spotreel, server } = await openSpotreel();
    server.refuse('ingredientTemplates', 'internal');
    await expect(spotreel.library.templatesOf(2, 'landscape')).rejects.toMatchObject({ code: 'internal' });
    await Promise.all([spotreel.library.templatesOf(2, 'landscape'), spotreel.library.templatesOf(2, 'landscape')]);
    await spotreel.library.templatesOf(2, 'portrait');
    expect(server.asked('ingredientTemplates')).toHaveLength(3);
  });
});

describe('the list of projects', () => {
  it('flips a favourite once the server has agreed, and shows it as busy meanwhile', async () => {
    const { spotreel, server } = await openSpotreel();
    await spotreel.projects.load();
    const release = server.hold('addFavourite');
    const toggled = spotreel.projects.toggleFavourite(7);
    await settle();
    expect([...spotreel.projects.$busy.get()]).toEqual([7]);
    expect(spotreel.projects.$projects.get().data?.data[0]?.favourite).toBe(false);
    release();
    expect(await toggled).toBe(true);
    expect(spotreel.projects.$projects.get().data?.data[0]?.favourite).toBe(true);
    expect(spotreel.projects.$busy.get().size).toBe(0);
    await spotreel.projects.toggleFavourite(7);
    expect(server.asked('removeFavourite')).toHaveLength(1);
  });

  it('flips a draft once the server has agreed, and shows it as busy meanwhile', async () => {
    const { spotreel, server } = await openSpotreel();
    await spotreel.projects.load();
    const before = spotreel.projects.$projects.get().data?.data[0]?.draft;
    const release = server.hold('setDraft');
    const toggled = spotreel.projects.toggleDraft(7);
    await settle();
    expect([...spotreel.projects.$busy.get()]).toEqual([7]);
    expect(spotreel.projects.$projects.get().data?.data[0]?.draft).toBe(before);
    release();
    expect(await toggled).toBe(true);
    expect(spotreel.projects.$projects.get().data?.data[0]?.draft).toBe(!before);
    expect(server.asked('setDraft').at(-1)?.body).toEqual({ draft: !before });
    server.refuse('setDraft', 'internal');
    expect(await spotreel.projects.toggleDraft(7)).toBe(false);
    expect(spotreel.projects.$projects.get().data?.data[0]?.draft).toBe(!before);
    await spotreel.projects.filter({ draft: true });
    expect(server.asked('projects').at(-1)?.query).toMatchObject({ draft: 'true' });
  });

  it('leaves the favourite as it was when the server refuses, and says so', async () => {
    const { spotreel, server } = await openSpotreel();
    await spotreel.projects.load();
    server.refuse('addFavourite', 'internal');
    expect(await spotreel.projects.toggleFavourite(7)).toBe(false);
    expect(spotreel.projects.$projects.get().data?.data[0]?.favourite).toBe(false);
    expect(spotreel.toasts.$toasts.get()).toMatchObject([
      { tone: 'danger', title: 'We couldn’t update your favorites' },
    ]);
    await settle(5000);
    expect(spotreel.toasts.$toasts.get()).toEqual([]);
  });

  it('deletes', async () => {
    const { spotreel } = await openSpotreel();
    await spotreel.projects.load();
    expect(await spotreel.projects.remove(7)).toBe(true);
    expect(spotreel.projects.$projects.get().data).toMatchObject({ data: [], totalCount: 0 });
  });

  it('renames, and puts a copy at the top', async () => {
    const { spotreel, server } = await openSpotreel();
    await spotreel.projects.load();
    expect(await spotreel.projects.rename(7, 'Summer')).toBe(true);
    expect(await spotreel.projects.duplicate(7)).toBe(true);
    expect(spotreel.projects.$projects.get().data?.data).toMatchObject([
      { id: 99, name: 'Summer (copy)' },
      { id: 7, name: 'Summer', updatedAt: '2026-02-02T00:00:00Z' },
    ]);
    server.refuse('renameProject', 'internal');
    expect(await spotreel.projects.rename(7, 'Winter')).toBe(false);
    expect(spotreel.projects.$projects.get().data?.data[1]?.name).toBe('Summer');
    expect(spotreel.toasts.$toasts.get()).toMatchObject([{ title: 'We couldn’t rename “Summer”' }]);
  });

  it('says of the first download that it is the first, and remembers it with the account', async () => {
    const { spotreel, server } = await openSpotreel();
    const heard: unknown[] = [];
    spotreel.on('file-downloaded', (event) => heard.push(event));
    expect(spotreel.downloads.hasAny()).toBe(false);
    spotreel.downloads.started(7);
    await settle();
    spotreel.downloads.started(8);
    expect(heard).toEqual([
      { projectId: 7, isFirst: true },
      { projectId: 8, isFirst: false },
    ]);
    expect(server.state.dismissedPopUps).toEqual(['first-download']);
  });

  it('asks to list a new project once it was edited, where the page wants that', async () => {
    const wanted = { recipeId: 1, templateFamilyId: 2, ratio: 'portrait' } as const;
    for (const keep of [true, false]) {
      const { spotreel, server } = await openSpotreel({ keepUntouchedProjects: keep });
      await openProjectStart(spotreel).start(wanted);
      expect(server.asked('createProject')[0]?.body).toEqual({ ...wanted, keep });
    }
  });

  it('makes a project once, however the button is pressed, and says why not', async () => {
    const { spotreel, server } = await openSpotreel();
    const wanted = { recipeId: 1, templateFamilyId: 2, ratio: 'portrait' } as const;
    expect(await spotreel.projects.create(wanted)).toBe(8);
    expect(server.asked('createProject')[0]?.headers.get('idempotency-key')).toBeTruthy();
    server.refuse('createProject', 'premium_required');
    expect(await spotreel.projects.create(wanted)).toBeUndefined();
    expect(spotreel.toasts.$toasts.get()).toMatchObject([
      {
        title: 'We couldn’t start from this template',
        text: 'This is a premium template. Upgrade your plan to use it.',
      },
    ]);
  });

  it('follows running renders until they are over', async () => {
    const { spotreel, server } = await openSpotreel();
    server.state.projects = [summary(7, { status: 'rendering', percentageComplete: 10 }), summary(8)];
    server.state.renders = renderState({ status: 'rendering', percentageComplete: 55 });
    await spotreel.projects.load();
    await settle();
    const [running, idle] = spotreel.projects.$projects.get().data?.data ?? [];
    expect([running?.percentageComplete, idle?.status]).toEqual([55, 'new']);
    server.state.renders = renderState({ status: 'done', percentageComplete: 100, videoUrls: ['/v.mp4'] });
    await settle(1000);
    expect(spotreel.projects.$projects.get().data?.data[0]).toMatchObject({ status: 'done', videoUrls: ['/v.mp4'] });
    const asked = server.asked('projectStatus').length;
    await settle(60_000);
    expect(server.asked('projectStatus')).toHaveLength(asked);
  });

  it('shows the stills of new projects once they are painted, and asks no longer', async () => {
    const { spotreel, server } = await openSpotreel();
    const stills = () => spotreel.projects.$projects.get().data?.data.map(({ posterUrl }) => posterUrl);
    const others = [summary(8, { posterUrl: '/8.webp' }), summary(9, { posterUrl: null, durationSeconds: 0 })];
    server.state.projects = [summary(7, { posterUrl: null, durationSeconds: 4 }), ...others];
    await spotreel.projects.load();
    await settle(3000);
    expect(stills()).toEqual([null, '/8.webp', null]);
    server.state.projects = [summary(7, { posterUrl: '/7.webp', durationSeconds: 4 }), ...others];
    await settle(6000);
    expect(stills()).toEqual(['/7.webp', '/8.webp', null]);
    const asked = server.asked('projects').length;
    await settle(60_000);
    expect(server.asked('projects')).toHaveLength(asked);
  });

  it('asks for no still once the list has gone', async () => {
    const { spotreel, server } = await openSpotreel();
    server.state.projects = [summary(7, { posterUrl: null, durationSeconds: 4 })];
    await spotreel.projects.load();
    spotreel.projects.stop();
    await settle(60_000);
    expect(server.asked('projects')).toHaveLength(1);
    // it goes while the list is being asked for
    const loading = spotreel.projects.load();
    spotreel.projects.stop();
    await loading;
    await settle(60_000);
    expect(server.asked('projects')).toHaveLength(2);
  });

  it('shows poster and file in the ratio of the project, where there are such', async () => {
    const { spotreel, server } = await openSpotreel();
    const shown = () => spotreel.projects.$projects.get().data?.data[0];
    const follow = async (renders: readonly Render[]) => {
      server.state.projects = [summary(7, { status: 'rendering', ratio: 'landscape', posterUrl: '/before.webp' })];
      server.state.renders = renderState({ status: 'done', percentageComplete: 100, renders: [...renders] });
      await spotreel.projects.load();
      await settle(10);
      return [shown()?.posterUrl, shown()?.file?.downloadUrl];
    };
    const done = { status: 'done', percentageComplete: 100 } as const;
    const tall = render({ ...done, id: 92, ratio: 'portrait', posterUrl: '/tall.webp', downloadUrl: '/tall.mp4' });
    const wide = render({ ...done, id: 91, ratio: 'landscape', posterUrl: '/wide.webp', downloadUrl: '/wide.mp4' });
    expect(await follow([tall, wide])).toEqual(['/wide.webp', '/wide.mp4']);
    expect(await follow([tall])).toEqual(['/before.webp', '/tall.mp4']);
  });
});

describe('the small lists', () => {
  it('load', async () => {
    const { spotreel, server } = await openSpotreel();
    await Promise.all([spotreel.brands.load(), spotreel.fonts.load(), spotreel.music.load(120)]);
    await spotreel.fonts.load();
    expect(spotreel.brands.$brands.get().data).toEqual([]);
    expect([spotreel.fonts.$fonts.get().data?.length, server.asked('fonts').length]).toEqual([1, 1]);
    expect((await spotreel.music.kit(30)).name).toBe('Sunrise');
    expect(server.asked('musicKit')).toHaveLength(0);
  });
});

describe('notifications', () => {
  it('go after five seconds unless they are held', async () => {
    const { spotreel } = await openSpotreel();
    const id = spotreel.toasts.show({ tone: 'info', title: 'One' });
    spotreel.toasts.show({ tone: 'info', title: 'Two' });
    spotreel.toasts.hold(id);
    await settle(5000);
    expect(spotreel.toasts.$toasts.get().map(({ title }) => title)).toEqual(['One']);
    spotreel.toasts.release(id);
    await settle(4999);
    expect(spotreel.toasts.$toasts.get()).toHaveLength(1);
    await settle(1);
    expect(spotreel.toasts.$toasts.get()).toEqual([]);
  });
});
