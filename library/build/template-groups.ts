/** Templates that lists show: a document, a poster and a moving preview for each ratio, and the groups they form. */

import type { BuiltLayout, BuiltTemplate, BuiltTemplateGroup, Ratio } from '@spotreel/sdk/internal/contract';
import { FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import { ingredientOf } from '../group-ingredient';
import type { TemplateGroupSource } from '../template-source';
import { blenderTemplates, templateGroupSources } from '../templates';
import type { BuildContext } from './build-context';
import { writtenLayout } from './layout';
import { buildLayouts, describeIngredient } from './recipes';
import { paintedScene } from './scene-source';
import { PREVIEW } from './template-preview';

interface BuiltGroups {
  readonly templateGroups: readonly BuiltTemplateGroup[];
  readonly templates: readonly BuiltTemplate[];
}

export async function buildTemplateGroups(context: BuildContext): Promise<BuiltGroups> {
  const templates: BuiltTemplate[] = [];
  for (const group of templateGroupSources) templates.push(...(await buildTemplates(group, context)));
  const ofBlender = blenderTemplates.map((group) => describeGroup({ ...group, kind: 'video' }));
  return { templateGroups: [...templateGroupSources.map(describeGroup), ...ofBlender], templates };
}

function describeGroup(group: Omit<TemplateGroupSource, 'draw'>): BuiltTemplateGroup {
  const { id, slug, name, description, kind, goals, moods, categories, tier, publishedOn } = group;
  const templateIds = members(group).map(([, templateId]) => templateId);
  return { id, slug, name, description, kind, goals, moods, categories, tier, publishedOn, templateIds };
}

function members({ templateIds }: Pick<TemplateGroupSource, 'templateIds'>): [Ratio, number][] {
  return Object.entries(templateIds) as [Ratio, number][];
}

async function buildTemplates(group: TemplateGroupSource, context: BuildContext): Promise<BuiltTemplate[]> {
  const renderer = 'lottie' as const;
  const { kind, bpm, tier, defaultMusicKitId, fontFamily, palette } = group;
  const { layouts: _layouts, ...scene } = ingredientOf(group);
  const shared = {
    ...describeIngredient(scene, bpm, context),
    layouts: await layoutsOf(group, context),
    renderer,
    kind,
    groupId: group.id,
    bpm,
    tier,
    defaultMusicKitId,
    fontFamily,
    palette,
  };
  return members(group).map(([orientation, id]) => ({ ...shared, id, orientation }));
}

async function layoutsOf(group: TemplateGroupSource, context: BuildContext) {
  const source = ingredientOf(group);
  const prefix = `${group.slug}-${group.id}`;
  const layouts = await buildLayouts(source, prefix, context);
  if (group.kind === 'image') return layouts;
  const moving = (Object.entries(layouts) as [Ratio, BuiltLayout][]).map(async ([ratio, layout]) => {
    const written = await writtenLayout(source, ratio, prefix, context);
    if (!written) return [ratio, layout] as const;
    const whole = { startSeconds: 0, endSeconds: written.frames / FRAMES_PER_SECOND };
    const shots = [{ scene: paintedScene(source, written.file, context), ...whole }];
    const previewFile = context.pictures.motion('previews', `${prefix}-${ratio}`, { shots, ...PREVIEW });
    return [ratio, { ...layout, previewFile }] as const;
  });
  return Object.fromEntries(await Promise.all(moving));
}
