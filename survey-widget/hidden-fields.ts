/** Values that a page adds to the answers, by the ids that a survey gives its hidden fields: texts and numbers. */
export type HiddenFields = Readonly<Record<string, unknown>>;

/** Properties of an action. `hiddenFields` go into the survey that it triggers, and are not sent otherwise. */
export type ActionProperties = Readonly<Record<string, unknown>> & {
  /** Values for the survey that the action triggers. Default: none. */ readonly hiddenFields?: HiddenFields;
};
