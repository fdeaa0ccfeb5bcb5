import type {
  Answers,
  NoCodeConfig,
  ResponseMeta,
  SurveyDraft,
  SurveyProduct,
  TimesToComplete,
} from '@spotreel/sdk/internal/contract';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timeColumn } from '../platform/data/columns';

/** Groups surveys; a site's widget gets its id. */
export const surveyEnvironment = pgTable('survey_environment', {
  id: text('id').primaryKey(),
  tenantId: idColumn('tenant_id').notNull(),
  name: text('name').notNull(),
  product: jsonb('product').$type<SurveyProduct>().notNull(),
  createdAt: createdAt(),
});

export const survey = pgTable('survey', {
  id: text('id').primaryKey(),
  environmentId: text('environment_id').notNull(),
  name: text('name').notNull(),
  type: text('type', { enum: ['web', 'email', 'link', 'mobile'] }).notNull(),
  status: text('status', { enum: ['draft', 'inProgress', 'paused', 'completed'] }).notNull(),
  /** Everything that an author decides, name, type and status too as they were saved; the columns are right. */
  content: jsonb('content').$type<SurveyDraft>().notNull(),
  /** The last headline of every question that the survey ever had: answers outlive their questions. */
  questionTitles: jsonb('question_titles').$type<Record<string, string>>().notNull().default({}),
  /** By question: choices that it offered before its author changed them. */
  formerChoices: jsonb('former_choices').$type<Record<string, string[]>>().notNull().default({}),
  responseCount: integer('response_count').notNull().default(0),
  createdAt: createdAt(),
  updatedAt: timeColumn('updated_at').notNull().defaultNow(),
});

export const surveyActionClass = pgTable('survey_action_class', {
  id: text('id').primaryKey(),
  environmentId: text('environment_id').notNull(),
  name: text('name').notNull(),
  type: text('type', { enum: ['code', 'noCode', 'automatic'] }).notNull(),
  noCodeConfig: jsonb('no_code_config').$type<NoCodeConfig>(),
  createdAt: createdAt(),
});

/** Attribute filters name an attribute by the id of its class. */
export const surveyAttributeClass = pgTable('survey_attribute_class', {
  id: text('id').primaryKey(),
  environmentId: text('environment_id').notNull(),
  name: text('name').notNull(),
  createdAt: createdAt(),
});

export const surveyPerson = pgTable('survey_person', {
  id: text('id').primaryKey(),
  environmentId: text('environment_id').notNull(),
  /** The site's own id of this person. */
  userId: text('user_id').notNull(),
  attributes: jsonb('attributes').$type<Record<string, string>>().notNull().default({}),
  createdAt: createdAt(),
});

export const surveyResponse = pgTable('survey_response', {
  id: text('id').primaryKey(),
  surveyId: text('survey_id').notNull(),
  personId: text('person_id'),
  /** Key that the client gave this response before the server did: the same key is the same response. */
  clientKey: text('client_key'),
  singleUseId: text('single_use_id'),
  /** The address that was checked by email, in lower case. */
  verifiedEmail: text('verified_email'),
  finished: boolean('finished').notNull(),
  data: jsonb('data').$type<Answers>().notNull(),
  ttc: jsonb('ttc').$type<TimesToComplete>().notNull().default({}),
  meta: jsonb('meta').$type<ResponseMeta>().notNull().default({}),
  /** The question after the last answer by the survey of that moment, or END. Null: of before this was kept. */
  stopQuestionId: text('stop_question_id'),
  createdAt: createdAt(),
  updatedAt: timeColumn('updated_at').notNull().defaultNow(),
});

export const surveyDisplay = pgTable('survey_display', {
  id: text('id').primaryKey(),
  surveyId: text('survey_id').notNull(),
  /** Null: a visitor without a user id. */
  personId: text('person_id'),
  responseId: text('response_id'),
  createdAt: createdAt(),
});

export const surveyAction = pgTable('survey_action', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity(),
  environmentId: text('environment_id').notNull(),
  personId: text('person_id'),
  name: text('name').notNull(),
  properties: jsonb('properties').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: createdAt(),
});

export const surveyUpload = pgTable('survey_upload', {
  /** Also the signed `uuid`. */
  id: text('id').primaryKey(),
  environmentId: text('environment_id').notNull(),
  surveyId: text('survey_id'),
  fileKey: text('file_key').notNull(),
  /** As the visitor's machine names it. */
  fileName: text('file_name').notNull(),
  extension: text('extension').notNull(),
  sizeLimitBytes: idColumn('size_limit_bytes').notNull(),
  /** Null until the file is here. */
  sizeBytes: idColumn('size_bytes'),
  /** A response holds the file's address; files without one are swept. */
  claimed: boolean('claimed').notNull().default(false),
  createdAt: createdAt(),
});
