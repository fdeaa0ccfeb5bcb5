/** Bundles fields that are filled together, so that a form can offer 'Choose a review' instead of three loose fields. */
import type { BackgroundItem, FieldItem, FormItem, GroupItem } from './form-item';

/** Data types of which one object fills several fields at once. */
const GROUPED_DATA_TYPES: readonly string[] = ['review', 'product'];

/**
 * Fields of one review or product become one group, at the place of its first field; all others stay as they are.
 * Fields that share a data type are of one object, unless their references end in different numbers. For example
 * `quote1` and `author1` are of one review, and `quote2` is of another.
 */
export function withGroups(items: readonly FieldItem[]): readonly (FieldItem | GroupItem)[] {
  const groups = new Map<string, FieldItem[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return items.flatMap((item): readonly (FieldItem | GroupItem)[] => {
    const key = keyOf(item);
    const members = key === undefined ? undefined : groups.get(key);
    if (key === undefined || !members) return [item];
    return members[0] === item ? [groupOf(key, item, members)] : [];
  });
}

/** `review`, `review2` …; undefined for a field that belongs to no group. */
function keyOf({ dataType, innerReference }: FieldItem): string | undefined {
  if (dataType === null || !GROUPED_DATA_TYPES.includes(dataType)) return undefined;
  return `${dataType}${/(?<!\d)\d+$/.exec(innerReference)?.[0] ?? ''}`;
}

function groupOf(key: string, first: FieldItem, items: readonly FieldItem[]): GroupItem {
  return {
    id: `${first.ingredientId}.group.${key}`,
    ingredientId: first.ingredientId,
    innerReference: key,
    innerFormIndex: first.innerFormIndex,
    name: key,
    dataField: null,
    dataType: first.dataType,
    targets: items.flatMap(({ targets }) => targets),
    isChanged: items.some(({ isChanged }) => isChanged),
    type: 'group',
    items,
  };
}

/** The items of a form without their groups. */
export function ungrouped(items: readonly FormItem[]): readonly (FieldItem | BackgroundItem)[] {
  return items.flatMap((item): readonly (FieldItem | BackgroundItem)[] =>
    item.type === 'group' ? item.items : [item],
  );
}
