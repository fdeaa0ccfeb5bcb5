/** Actions that the app reports to its survey widget; surveys of operators are triggered by these names. */
export const surveyActions = {
  /** Once for each account: triggers the survey that a new installation has. */
  firstVideoDownloaded: 'First Video Downloaded',
  videoDownloaded: 'Video Downloaded',
  renderFinished: 'Render Finished',
} as const;
