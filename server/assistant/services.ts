import type { RateLimiters } from '../platform/http/rate-limiter';
import type { Parsing } from '../platform/parsing/parsing';
import type { ProjectServices } from '../project/services';
import type { DrawNameMark } from './logo/name-mark';
import type { assistantParsers } from './parsers';
import type { PlannerLibrary } from './planner/planner-library';
import type { TenantModel } from './tenant-model';

export type AssistantServices = ProjectServices & {
  /** The library as the planner sees it; the teams' own templates are not in it. */
  readonly plannerLibrary: PlannerLibrary;
  /** Undefined: no language model is set up. */
  readonly tenantModel: TenantModel | undefined;
  readonly drawNameMark: DrawNameMark;
  readonly limiters: RateLimiters<'assistant'>;
  readonly parsing: Parsing<typeof assistantParsers>;
};
