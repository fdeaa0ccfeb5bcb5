/** Animations and their groups as the API sends them. */
import type { TemplateGroup, TemplateSummary } from '@spotreel/sdk/internal/contract';
import type { Addresses } from '../../media/files/addresses';
import type { Catalogue } from '../catalogue/catalogue';
import { ratios } from '../catalogue/orientations';
import type { TemplateRow } from '../listing/card-rows';
import type { GroupWithTemplates, Marked } from './find-templates';

export interface CardView {
  readonly catalogue: Pick<Catalogue, 'say'>;
  readonly addresses: Addresses;
}

export function toTemplateSummary(row: Marked<TemplateRow>, view: CardView): TemplateSummary {
  const { addresses } = view;
  const { pictures } = row;
  const own = ratios.flatMap((ratio) => {
    const found = pictures[ratio];
    return found ? [{ ratio, ...found }] : [];
  });
  return {
    id: row.id,
    ...wordsOf(row, view),
    kind: row.kind,
    tier: row.tier,
    isFavourite: row.isFavourite,
    orientation: row.orientation,
    ratios: own.map(({ ratio }) => ratio),
    durationSeconds: row.durationSeconds,
    categories: row.categories,
    goals: row.goals,
    moods: row.moods,
    templateGroup: row.groupId,
    posters: Object.fromEntries(own.map(({ ratio, poster }) => [ratio, addresses.of(poster)])),
    ...posterColorOf(row),
    previews: Object.fromEntries(
      own.flatMap(({ ratio, preview }) => (preview === undefined ? [] : [[ratio, addresses.of(preview)]])),
    ),
    createdAt: row.createdAt.toISOString(),
  };
}

function posterColorOf({ pictures, orientation }: TemplateRow): Pick<TemplateSummary, 'posterColor'> {
  const posterColor = pictures[orientation]?.posterColor;
  return posterColor ? { posterColor } : {};
}

/** Templates of a team stay as they were written. */
function wordsOf(
  { name, description, tenantId }: Pick<TemplateRow, 'name' | 'description' | 'tenantId'>,
  { catalogue: { say } }: CardView,
): Pick<TemplateSummary, 'name' | 'description'> {
  return tenantId === null ? { name: say(name), description: say(description) } : { name, description };
}

export function toTemplateGroup(group: GroupWithTemplates, view: CardView): TemplateGroup {
  return {
    id: group.id,
    ...wordsOf(group, view),
    isFavourite: group.isFavourite,
    tier: group.tier,
    categories: group.categories,
    orientation: ratios.filter((ratio) => group.orientations.includes(ratio)),
    templates: group.templates.map((row) => toTemplateSummary(row, view)),
    createdAt: group.createdAt.toISOString(),
  };
}
