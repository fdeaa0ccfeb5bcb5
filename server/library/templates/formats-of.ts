import type { ProjectFormat } from '@spotreel/sdk/internal/contract';
import type { Catalogue } from '../catalogue/catalogue';
import { ratios } from '../catalogue/orientations';

/** The ratios that a template outside of styles can be had in, by itself or through its sisters of the group. */
export function formatsOf({ templates }: Pick<Catalogue, 'templates'>, templateId: number): ProjectFormat[] {
  const own = templates.get(templateId);
  if (!own) return [];
  const sisters = own.groupId === null ? [] : [...templates.values()].filter(({ groupId }) => groupId === own.groupId);
  return ratios.flatMap((ratio) => {
    const built = [own, ...sisters].find(({ layouts }) => layouts[ratio]);
    return built ? [{ ratio, templateId: built.id }] : [];
  });
}
