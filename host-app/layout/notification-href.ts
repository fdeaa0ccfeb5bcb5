import type { Notification } from '@spotreel/sdk/internal/contract';

/** Page for the subject of a notification. Emails lead to the same places. */
export function notificationHref({ kind, projectId, threadId }: Notification): string {
  if (kind === 'storage_near') return '/account/profile';
  if (kind === 'survey_near') return '/operator/surveys';
  if (kind === 'visit') return '/account/security';
  if (kind === 'answer') return `/help?question=${threadId}`;
  if (kind === 'idea_answer') return `/user-upload?idea=${threadId}`;
  return kind === 'comment' ? `/account/my-videos?share=${projectId}` : `/project/${projectId}`;
}
