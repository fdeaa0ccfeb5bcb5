/** Entries for operators in the account's menu, beside everything else. */
export const operatorNavigation = [
  { to: '/operator/templates', key: 'app.ownTemplates' },
  { to: '/operator/surveys', key: 'app.surveys' },
  { to: '/operator/usage', key: 'app.usage' },
  { to: '/operator/support', key: 'app.supportDesk' },
] as const;
