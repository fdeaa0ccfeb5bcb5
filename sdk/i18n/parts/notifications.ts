/** Words of the bell and its list of notifications. Pass them to `addMessages` before they render. */
export const notificationMessages = {
  'app.newNotifications': { one: 'Notifications, {count} new', other: 'Notifications, {count} new' },
  'app.clearNotifications': 'Clear messages of this visit',
  'app.noNotifications': 'You’re all caught up',
  'app.noNotificationsText': 'Finished exports, comments on your videos and answers to your questions appear here.',
  'app.storageNear': 'Your storage is almost full',
  'app.surveyNear': 'Surveys of “{name}” have almost reached a limit',
  'app.exportDone': '“{name}” is ready',
  'app.exportFailed': '“{name}” couldn’t be exported',
  'app.commented': '{author} commented on “{name}”',
  'app.answered': 'We answered: {name}',
  'app.visited': '{author} is using your account',
} as const;
