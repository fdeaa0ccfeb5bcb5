import { atom } from 'nanostores';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { EditorContext } from '../../../../../elements/react/editor/editor-context/editor-context';
import { ProjectWords } from '../../../../../elements/react/editor/editor-context/project-words';
import { imageWords } from '../../../../../elements/react/foundation/text/image-words';
import { useTranslator } from '../../../../../elements/react/foundation/text/translation';
import { createTranslator, type MessageKey } from '../../../../../sdk/i18n/translator';
import { englishAfter } from '../../../../sdk/i18n/catalogues';
import { reactPage } from '../../../react-page';

const place = reactPage();

function Names() {
  const t = useTranslator();
  return `${t('editor.projectName')}, ${t('editor.undo')}`;
}

test('an image is called an image, and what has no words of its own keeps the editor’s', async () => {
  const $kind = atom<'video' | 'image'>('image');
  const editor = { environment: { $kind } } as never;
  await act(async () =>
    place.root.render(
      <EditorContext value={editor}>
        <ProjectWords>
          <Names />
        </ProjectWords>
      </EditorContext>,
    ),
  );
  await vi.waitFor(
    async () => {
      await act(async () => {});
      expect(place.page.textContent).toBe('Image name, Undo');
    },
    { timeout: 5000 },
  );
  await act(async () => $kind.set('video'));
  expect(place.page.textContent).toBe('Video name, Undo');
});

test('none of an image’s words speaks of videos, scenes or music', () => {
  expect(Object.values(englishAfter('imageProject')).join(' ')).not.toMatch(/video|scene|music|play/i);
});

/** An image has one scene and no music. */
const OF_VIDEOS_ONLY = ['saving.partOrder', 'saving.partScene', 'saving.tooLongText'];

test('a conflict in an image and what is missing in it say nothing of a video or a scene', () => {
  const t = imageWords(createTranslator());
  const keys = Object.keys(englishAfter('saving')) as MessageKey[];
  const shown = keys.filter((key) => !OF_VIDEOS_ONLY.includes(key)).map((key) => t(key));
  expect(shown.filter((text) => /video|scene/i.test(text.replace('My Videos', '')))).toEqual([]);
});
