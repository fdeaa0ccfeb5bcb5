/** An image that is placed before its focus point is known moves to the point, and no step of undo knows of that. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Media } from '../../../../sdk/contract/media/media';
import { EditorEnvironment } from '../../../../sdk/stores/editor/document/editor-environment';
import type { LibraryStore } from '../../../../sdk/stores/library/library-store';
import { followFocusPoints } from '../../../../sdk/stores/media/focus-points';
import type { MusicStore } from '../../../../sdk/stores/music/music-store';
import { logo } from '../../project/launch-project';
import { openEditor, settle } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pending: Media = { ...logo, id: 70, props: { ...logo.props, isFocusPending: true } };
const found: Media = {
  ...logo,
  id: 70,
  props: { ...logo.props, focus: { x: 0.2, y: 0.3 }, foundFocus: { x: 0.2, y: 0.3 } },
};
const answer = (data: unknown) => () => Response.json({ data });

it('of an image that was placed moves it, without a change of the project', async () => {
  const { server, editor } = await openEditor();
  server.answer('media', answer(found));
  editor.actions.setImage(1, 'logo', pending);
  const shown = () => editor.environment.$media.get()[70]?.props.focus;
  expect(shown()).toBeUndefined();
  const { $canUndo, $project } = editor.document;
  const before = [$canUndo.get(), $project.get()];
  await settle(1000);
  expect(shown()).toEqual({ x: 0.2, y: 0.3 });
  expect([$canUndo.get(), $project.get()]).toEqual(before);
  editor.document.undo();
  expect($project.get()?.values[1]?.images).toEqual({});
});

it('is asked for until it is there, or until the project is closed', async () => {
  const answers = [pending, pending, found];
  const fetchMedia = vi.fn(async () => answers.shift() ?? pending);
  const environment = new EditorEnvironment({} as LibraryStore, {} as MusicStore, fetchMedia);
  environment.addMedia(pending);
  await settle();
  await settle(10_000);
  expect(environment.$media.get()[70]).toEqual(found);
  expect(fetchMedia).toHaveBeenCalledTimes(3);
  environment.addMedia(pending);
  await settle();
  await settle(1000);
  const asked = fetchMedia.mock.calls.length;
  expect(asked).toBeGreaterThan(3);
  environment.clear();
  await settle(20_000);
  expect(fetchMedia).toHaveBeenCalledTimes(asked);
});

it('that never comes, or cannot be asked for, leaves the middle', async () => {
  const onFound = vi.fn();
  const fetchMedia = vi.fn(async () => pending);
  const { signal } = new AbortController();
  const following = followFocusPoints([pending], { fetchMedia, onFound, signal });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await following;
  expect(fetchMedia).toHaveBeenCalledTimes(40);
  await followFocusPoints([pending], { fetchMedia: () => Promise.reject(new Error('gone')), onFound, signal });
  expect(onFound).not.toHaveBeenCalled();
});
