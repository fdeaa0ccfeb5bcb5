import * as z from 'zod/mini';

/** Every condition that a logic rule can ask of an answer (docs/rules/surveys.md#questions). */
export const logicCondition = z.enum([
  'equals',
  'notEquals',
  'lessThan',
  'lessEqual',
  'greaterThan',
  'greaterEqual',
  'includesAll',
  'includesOne',
  'accepted',
  'clicked',
  'submitted',
  'skipped',
  'uploaded',
  'notUploaded',
]);
/** A condition that a logic rule can test. `CONDITIONS_OF` lists those of each question type. */
export type LogicCondition = z.infer<typeof logicCondition>;

/** One rule: the first of a question whose condition holds for the answer decides what comes next. */
export const logicRule = z.object({
  /** Absent: the rule never holds. */
  condition: z.optional(logicCondition),
  /** Value that the answer is compared with. Absent for conditions that compare nothing, such as `skipped`. */
  value: z.optional(z.union([z.string(), z.number(), z.array(z.string())])),
  /** A question's id or 'end'. A rule without one is never followed. */
  destination: z.optional(z.string()),
});
/** Jump of a question when its answer meets a condition. */
export type LogicRule = z.infer<typeof logicRule>;
