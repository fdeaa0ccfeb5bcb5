import type { LibraryManifest } from '@spotreel/sdk/internal/contract';
import { createNodeTextShaper } from '@spotreel/sdk/internal/node';
import { implementInLibrary } from '../library/implement';
import type { AssistantSettings } from '../platform/config/assistant-settings';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { type ParsingPool, typedParsing } from '../platform/parsing/parsing-pool';
import { projectDomain } from '../project/domain';
import { createNameMarks } from './logo/name-mark';
import type { assistantParsers } from './parsers';
import { toPlannerLibrary } from './planner/to-planner-library';
import { createTenantModel } from './tenant-model';

export interface AssistantOptions {
  /** Default: the assistant plans by rules. */
  readonly assistant?: AssistantSettings | undefined;
  /** For a whole answer of the language model. Default: 90 seconds. */
  readonly assistantAnswerMs?: number;
  readonly library: { readonly manifest: LibraryManifest; readonly fontFolder: string };
  readonly parsing: ParsingPool;
}

/** Plans of videos, and the briefs that they come from. */
export const assistantDomain = defineDomain({
  name: 'assistant',
  needs: [projectDomain],
  /** Plans and messages of one person. */
  rateLimits: { assistant: { points: 30, seconds: 60 } },
  provide: (
    { db, clock, log },
    { assistant, assistantAnswerMs: answerMs, library: { manifest, fontFolder }, parsing }: AssistantOptions,
  ) => ({
    /** The library as the planner sees it; the teams' own templates are not in it. */
    plannerLibrary: toPlannerLibrary(manifest),
    drawNameMark: createNameMarks(createNodeTextShaper(manifest.fonts, fontFolder)),
    /** Undefined: no language model is set up. */
    tenantModel: assistant && createTenantModel(assistant, { db, clock, log, answerMs }),
    parsing: typedParsing<typeof assistantParsers>(parsing),
  }),
});

export type AssistantServices = ServicesOf<typeof assistantDomain>;

/** Implements calls of this domain. */
export const implement = implementInLibrary<AssistantServices>({ inEnglish: true });
