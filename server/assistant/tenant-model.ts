/** The configured language model as one tenant may use it: within its tokens a month. */
import type { Clock } from '@spotreel/sdk/internal/base';
import { and, eq, sql } from 'drizzle-orm';
import type { AssistantSettings } from '../platform/config/assistant-settings';
import type { Database } from '../platform/data/database';
import type { Log } from '../platform/log/log';
import { type LanguageModel, ModelError } from './model/language-model';
import { createOpenAiModel, type OpenAiClient, openOpenAiClient } from './model/openai-model';
import { assistantUsage } from './tables';

export type TenantModel = (tenantId: number) => LanguageModel;

export interface TenantModelOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** For a whole answer. Default: 90 seconds. */
  readonly answerMs?: number | undefined;
}

export function createTenantModel(settings: AssistantSettings, options: TenantModelOptions): TenantModel {
  const { db, clock, log, answerMs } = options;
  let client: Promise<OpenAiClient> | undefined;
  return (tenantId) => ({
    async answer(request) {
      if ((await usedTokens(db, tenantId, clock.now())) >= settings.monthlyTokens) throw new ModelError('limit');
      client ??= openOpenAiClient(settings);
      const onTokens = async (count: number) => {
        if (count > 0) await addTokens(db, tenantId, count, clock.now());
      };
      const model = createOpenAiModel(await client, settings.model, { log, onTokens, ...(answerMs && { answerMs }) });
      return model.answer(request);
    },
  });
}

// Tokens that each tenant has used in a month.
/** `now`: milliseconds since 1970. */
async function usedTokens(db: Database, tenantId: number, now: number): Promise<number> {
  const [row] = await db
    .select({ tokens: assistantUsage.tokens })
    .from(assistantUsage)
    .where(and(eq(assistantUsage.tenantId, tenantId), eq(assistantUsage.month, monthOf(now))));
  return row?.tokens ?? 0;
}

async function addTokens(db: Database, tenantId: number, count: number, now: number): Promise<void> {
  await db
    .insert(assistantUsage)
    .values({ tenantId, month: monthOf(now), tokens: count })
    .onConflictDoUpdate({
      target: [assistantUsage.tenantId, assistantUsage.month],
      set: { tokens: sql`${assistantUsage.tokens} + ${count}` },
    });
}

/** UTC, as `2026-11`. */
function monthOf(now: number): string {
  return new Date(now).toISOString().slice(0, 7);
}
