import type { StoryboardDraft } from '@spotreel/sdk/internal/contract';
import { answerMessage } from './answer-message';
import type { ChatMessage } from './answers/message-answer';
import { readRatio } from './planner/facts/ratio';
import { readFacts } from './planner/facts/read-facts';
import { withPictures } from './planner/pictures/with-pictures';
import { planAddedScene, planVideo } from './planner/plan-video';
import type { PlannerLibrary } from './planner/planner-library';
import { says } from './planner/writing/say-offers';
import { type SpokenWith, speechOf } from './reply-speech';

/** Parsers of briefs and messages, in a process of its own. */
export const assistantParsers = {
  planVideo,
  planAddedScene,
  answerMessage: (message: ChatMessage, draft: StoryboardDraft, library: PlannerLibrary, spokenWith: SpokenWith) =>
    answerMessage(message, draft, library, speechOf(spokenWith)),
  withPictures,
  wishedRatio: readRatio,
  companyOfBrief: (brief: string) => readFacts(brief).company,
  /** Tests if each of these lists of texts contains `added`. */
  whichSay: (scenes: readonly (readonly string[])[], added: string) => scenes.map((texts) => says(texts, added)),
};
