import { describe, expect, it } from 'vitest';
import {
  changeQuery,
  DEFAULT_QUERY,
  formatLibraryQuery,
  isFiltered,
  isSameList,
  parseLibraryQuery,
} from '../../../../sdk/stores/library/library-query';

describe('the address of the library', () => {
  it('says everything that the library shows, and is read back the same', () => {
    const query = {
      tab: 'animations',
      sort: 'oldest',
      orientation: 'square',
      favourite: true,
      search: 'big sale & more',
      page: 3,
      categories: [4, 2],
      objective: 5,
      mood: 6,
      showPremium: false,
      icon: 'promote-product',
    } as const;
    const address = formatLibraryQuery(query);
    expect([...new URLSearchParams(address).keys()].sort()).toEqual([
      'categories',
      'favourite',
      'icon',
      'mood',
      'objective',
      'orientation',
      'page',
      'search',
      'show-premium',
      'sort',
      'tab',
    ]);
    expect(parseLibraryQuery(address)).toEqual(query);
  });

  it('is empty for what is shown unasked', () => {
    expect(formatLibraryQuery(DEFAULT_QUERY)).toBe('');
    expect(parseLibraryQuery('')).toEqual(DEFAULT_QUERY);
  });

  it.each([
    'tab=wizards&sort=best&orientation=round',
    'page=-2&objective=x&mood=1.5&categories=,a,0,-1',
    'page=1e99&icon=%3Cscript%3E&favourite=maybe',
    'show-premium=perhaps',
  ])('takes nothing wrong from %s', (address) => {
    expect(parseLibraryQuery(address)).toEqual(DEFAULT_QUERY);
  });

  it('cuts a search that is too long, and lists each category once', () => {
    expect(parseLibraryQuery(`search=${'a'.repeat(300)}`).search).toHaveLength(200);
    expect(parseLibraryQuery('categories=3,3,1').categories).toEqual([3, 1]);
  });

  it('goes back to page 1 with any change of a filter', () => {
    const third = { ...DEFAULT_QUERY, page: 3 };
    expect(changeQuery(third, { sort: 'oldest' })).toMatchObject({ page: 1, sort: 'oldest' });
    expect(changeQuery(third, { search: 'x' }).page).toBe(1);
  });

  it('tells another place in a list from another list', () => {
    expect(isSameList(DEFAULT_QUERY, { ...DEFAULT_QUERY, page: 4, icon: 'sale' })).toBe(true);
    expect(isSameList(DEFAULT_QUERY, { ...DEFAULT_QUERY, search: 'x' })).toBe(false);
  });

  it('knows whether anything is left out', () => {
    expect(isFiltered({ ...DEFAULT_QUERY, tab: 'animations', sort: 'oldest', page: 2 })).toBe(false);
    expect(isFiltered({ ...DEFAULT_QUERY, showPremium: false })).toBe(true);
    expect(isFiltered({ ...DEFAULT_QUERY, search: '  ' })).toBe(false);
  });
});
