/** The files of the library and its manifest. */
import type { LibraryManifest } from '@spotreel/sdk/internal/contract';
import { categorySources } from '../categories';
import { collectFonts } from '../fonts/collect';
import { goalSources } from '../goals';
import { demoLogo } from '../media';
import { moodSources } from '../moods';
import { libraryWords } from '../words';
import { buildAnimations } from './animations';
import { buildBlenderTemplates } from './blender-templates';
import type { LayoutCache } from './build-context';
import type { Measurements } from './measuring/measurements';
import { buildMedia } from './media';
import { buildMusic } from './music';
import { hashOf, type Output } from './output';
import { createPicturePlan, PLAN_FILE } from './picture-plan';
import { buildRecipes } from './recipes';
import { buildSearchTopics } from './search-topics';
import { buildTemplateGroups } from './template-groups';

export interface LibraryParts {
  /** The folder `library`. */
  readonly sources: string;
  readonly output: Output;
  readonly measurements: Measurements;
  /** Changes when pictures would come out differently from the same requests. `fonts`: their manifest. */
  readonly painterOf: (fonts: string) => string;
}

export async function writeLibrary({ sources, output, measurements, painterOf }: LibraryParts): Promise<void> {
  const fonts = collectFonts();
  for (const { file, read } of fonts.files) output.writeAs(`fonts/${file}`, read());
  const fontManifest = JSON.stringify(fonts.manifest);
  output.writeAs('fonts/manifest.json', fontManifest);
  const pictures = createPicturePlan(output, painterOf(fontManifest));
  const parts = { output, pictures, measurements };
  const media = new Map([...(await buildMedia(sources, parts)), ...(await buildAnimations(parts))]);
  const layouts: LayoutCache = new Map();
  const context = { ...parts, media, layouts };
  const recipes = await buildRecipes(context);
  const { templateGroups, templates } = await buildTemplateGroups(context);
  const content: Omit<LibraryManifest, 'hash'> = {
    goals: goalSources,
    moods: moodSources,
    recipes,
    categories: categorySources,
    templateGroups,
    templates: [...templates, ...(await buildBlenderTemplates(context, sources))],
    media: [...media.values()].map(({ stillFile: _still, ...built }) => built),
    musicKits: buildMusic(sources, output),
    words: libraryWords,
    searchTopics: buildSearchTopics(),
    fonts: fonts.manifest,
    demoLogoMediaId: demoLogo.id,
  };
  output.writeAs(PLAN_FILE, JSON.stringify(pictures.planned()));
  output.writeAs('manifest.json', JSON.stringify({ hash: hashOf(JSON.stringify(content)), ...content }));
}
