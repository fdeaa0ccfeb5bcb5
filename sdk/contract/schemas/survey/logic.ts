import * as z from 'zod/mini';

/** Every condition that a logic rule can ask of an answer (survey document, section 5). */
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
export type LogicCondition = z.infer<typeof logicCondition>;

/** One rule: the first of a question whose condition holds for the answer decides what comes next. */
export const logicRule = z.object({
  condition: z.optional(logicCondition),
  value: z.optional(z.union([z.string(), z.number(), z.array(z.string())])),
  /** A question's id or 'end'. A rule without one is never followed. */
  destination: z.optional(z.string()),
});
export type LogicRule = z.infer<typeof logicRule>;
