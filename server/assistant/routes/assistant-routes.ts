import type { Route } from '../../platform/http/implement';
import type { AssistantServices } from '../services';
import { aiChat } from './ai-chat';
import { aiProject } from './ai-project';
import { aiStoryboard } from './ai-storyboard';
import { deleteProjectBrief } from './delete-project-brief';
import { projectBrief } from './project-brief';
import { projectBriefs } from './project-briefs';
import { saveProjectBrief } from './save-project-brief';

/** Plans of videos, and the briefs that they come from. */
export const assistantRoutes: readonly Route<AssistantServices>[] = [
  aiStoryboard,
  aiChat,
  aiProject,
  projectBrief,
  projectBriefs,
  saveProjectBrief,
  deleteProjectBrief,
];
