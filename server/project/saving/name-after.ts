import { automaticName, isAutomaticName, namedScenes } from '@spotreel/sdk/internal/project';
import type { Catalogue } from '../../library/catalogue/catalogue';
import type { ProjectContent } from '../content';
import type { ProjectRow } from '../project-row';

/** The name of a project after a save that sends `name`, and whether somebody has given it. */
export function nameAfter(
  row: Pick<ProjectRow, 'name' | 'nameGiven' | 'recipeName' | 'content'>,
  name: string,
  content: ProjectContent,
  { ingredients }: Catalogue,
): Pick<ProjectRow, 'name' | 'nameGiven'> {
  if (row.nameGiven) return { name, nameGiven: true };
  const scenesOf = ({ customisations }: ProjectContent) =>
    namedScenes(customisations, (id) => ingredients.get(id)?.texts);
  const [first] = row.content.customisations;
  const fallback = row.recipeName ?? ingredients.get(first?.template ?? 0)?.name ?? row.name;
  const scenes = scenesOf(content);
  // the editor sends the name that it shows; other callers send the one that they have read
  const isAutomatic = name === row.name || isAutomaticName(name, scenes, fallback);
  return isAutomatic ? { name: automaticName(scenes, fallback), nameGiven: false } : { name, nameGiven: true };
}
