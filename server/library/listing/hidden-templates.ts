/** 3D templates are hidden by a server that cannot export them. */
import type { LibraryManifest } from '@spotreel/sdk/internal/contract';

export interface HiddenTemplates {
  readonly templateIds: readonly number[];
  readonly groupIds: readonly number[];
  /** Slugs of the categories of which nothing is left. */
  readonly categories: ReadonlySet<string>;
}

export const NOTHING_HIDDEN: HiddenTemplates = { templateIds: [], groupIds: [], categories: new Set() };

/** Templates of the library that need a Blender. */
export function templatesOfBlender({ templates, templateGroups }: LibraryManifest): HiddenTemplates {
  const own = templates.filter(({ renderer }) => renderer === 'blender');
  const groupIds = new Set(own.map(({ groupId }) => groupId));
  const categoriesOf = (isHidden: boolean) =>
    templateGroups.filter(({ id }) => groupIds.has(id) === isHidden).flatMap(({ categories }) => categories);
  const left = new Set(categoriesOf(false));
  return {
    templateIds: own.map(({ id }) => id),
    groupIds: [...groupIds].filter((id) => id !== null),
    categories: new Set(categoriesOf(true).filter((slug) => !left.has(slug))),
  };
}
