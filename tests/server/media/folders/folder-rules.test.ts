import { describe, expect, it } from 'vitest';
import { DEEPEST, type FolderPlace, MOST_FOLDERS, requirePlace } from '../../../../server/media/folders/folder-rules';
import type { FolderRow } from '../../../../server/media/folders/own-folders';

const folder = (id: number, name: string, parentId: number | null = null) => ({ id, name, parentId }) as FolderRow;

/** Photos > Summer > Beach, and Logos. */
const folders = [folder(1, 'Photos'), folder(2, 'Summer', 1), folder(3, 'Beach', 2), folder(4, 'Logos')];

function refusal(place: FolderPlace, all = folders): unknown {
  try {
    requirePlace(all, place);
    return 'none';
  } catch (error) {
    const { code, details } = error as { code: string; details?: unknown };
    return details ?? code;
  }
}

const TAKEN = { name: ['There is a folder with this name.'] };
const INTO_ITSELF = { parent: ['A folder can’t be moved into itself.'] };
const TOO_DEEP = { parent: ['Folders can be at most eight deep.'] };

describe('a new folder', () => {
  it('has a name of its own among its neighbors, and may share it with others', () => {
    expect(refusal({ name: 'Videos', parentId: null })).toBe('none');
    expect(refusal({ name: 'Logos', parentId: 1 })).toBe('none');
    expect(refusal({ name: 'LOGOS', parentId: null })).toEqual(TAKEN);
    expect(refusal({ name: 'summer', parentId: 1 })).toEqual(TAKEN);
  });

  it('lies in a folder of the account', () => {
    expect(refusal({ name: 'Videos', parentId: 99 })).toBe('not_found');
  });

  it('may be the last of 1,000', () => {
    const many = Array.from({ length: MOST_FOLDERS }, (_, index) => folder(index + 1, `Folder ${index}`));
    expect(refusal({ name: 'Videos', parentId: null }, many.slice(1))).toBe('none');
    expect(refusal({ name: 'Videos', parentId: null }, many)).toEqual({
      name: ['You have 1,000 folders. Delete one first.'],
    });
    expect(refusal({ id: 5, name: 'Videos', parentId: null }, many)).toBe('none');
  });

  it('lies at most eight deep', () => {
    const line = Array.from({ length: DEEPEST }, (_, depth) => folder(depth + 1, 'Deep', depth === 0 ? null : depth));
    expect(refusal({ name: 'Videos', parentId: DEEPEST - 1 }, line)).toBe('none');
    expect(refusal({ name: 'Videos', parentId: DEEPEST }, line)).toEqual(TOO_DEEP);
  });
});

describe('a folder that is moved or renamed', () => {
  it('may keep its name and place', () => {
    expect(refusal({ id: 2, name: 'SUMMER', parentId: 1 })).toBe('none');
  });

  it('is not moved into itself or into a folder in it', () => {
    expect(refusal({ id: 1, name: 'Photos', parentId: 1 })).toEqual(INTO_ITSELF);
    expect(refusal({ id: 1, name: 'Photos', parentId: 3 })).toEqual(INTO_ITSELF);
    expect(refusal({ id: 1, name: 'Photos', parentId: 4 })).toBe('none');
    expect(refusal({ id: 3, name: 'Beach', parentId: 1 })).toBe('none');
  });

  it('takes the folders in it along, at most eight deep', () => {
    const line = Array.from({ length: 6 }, (_, depth) => folder(100 + depth, 'Deep', depth === 0 ? null : 99 + depth));
    const all = [...folders, ...line];
    expect(refusal({ id: 1, name: 'Photos', parentId: 104 }, all)).toBe('none');
    expect(refusal({ id: 1, name: 'Photos', parentId: 105 }, all)).toEqual(TOO_DEEP);
    expect(refusal({ id: 2, name: 'Summer', parentId: 105 }, all)).toBe('none');
  });
});
