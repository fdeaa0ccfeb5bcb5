import type * as z from 'zod/mini';
import { id, queryId } from './scalars';

declare const kind: unique symbol;

/**
 * The number of one thing of a kind, such as `Id<'project'>`. A plain number is one of every kind; the id of one kind is not
 * that of another.
 */
export type Id<Kind extends string> = number & {
  /** No value has it: only types. */
  readonly [kind]?: Kind;
};

/** The id of the kind that a parameter's name begins with: `projectId` is an `Id<'project'>`; a name of another form is a number. */
export type IdOf<Name extends string> = Name extends `${infer Kind}Id` ? Id<Kind> : number;

type IdSchema<Kind extends string> = z.ZodMiniType<Id<Kind>, Id<Kind>>;

export const allowedOriginId = id as IdSchema<'allowedOrigin'>;
export const apiKeyId = id as IdSchema<'apiKey'>;
export const audioSampleId = id as IdSchema<'audioSample'>;
export const auditEntryId = id as IdSchema<'auditEntry'>;
export const batchId = id as IdSchema<'batch'>;
export const batchRowId = id as IdSchema<'batchRow'>;
export const brandId = id as IdSchema<'brand'>;
export const briefId = id as IdSchema<'brief'>;
export const categoryId = id as IdSchema<'category'>;
export const clientId = id as IdSchema<'client'>;
export const commentId = id as IdSchema<'comment'>;
export const connectionId = id as IdSchema<'connection'>;
export const dataExportId = id as IdSchema<'dataExport'>;
export const deviceExportId = id as IdSchema<'deviceExport'>;
export const deliveryId = id as IdSchema<'delivery'>;
export const externalProductId = id as IdSchema<'externalProduct'>;
export const folderId = id as IdSchema<'folder'>;
export const goalId = id as IdSchema<'goal'>;
export const identityId = id as IdSchema<'identity'>;
export const invitationId = id as IdSchema<'invitation'>;
export const mediaId = id as IdSchema<'media'>;
export const moodId = id as IdSchema<'mood'>;
export const musicKitId = id as IdSchema<'musicKit'>;
export const planId = id as IdSchema<'plan'>;
export const productId = id as IdSchema<'product'>;
export const productFeedId = id as IdSchema<'productFeed'>;
export const projectId = id as IdSchema<'project'>;
export const publicationId = id as IdSchema<'publication'>;
export const purchaseId = id as IdSchema<'purchase'>;
export const recipeId = id as IdSchema<'recipe'>;
export const renderId = id as IdSchema<'render'>;
export const requestId = id as IdSchema<'request'>;
export const reviewId = id as IdSchema<'review'>;
export const reviewSourceId = id as IdSchema<'reviewSource'>;
export const sceneId = id as IdSchema<'scene'>;
export const sectionId = id as IdSchema<'section'>;
export const sessionId = id as IdSchema<'session'>;
export const shareId = id as IdSchema<'share'>;
export const sittingId = id as IdSchema<'sitting'>;
export const supportMessageId = id as IdSchema<'supportMessage'>;
export const templateId = id as IdSchema<'template'>;
export const templateFamilyId = id as IdSchema<'templateFamily'>;
export const templateGroupId = id as IdSchema<'templateGroup'>;
export const templatePackageId = id as IdSchema<'templatePackage'>;
export const tenantId = id as IdSchema<'tenant'>;
export const threadId = id as IdSchema<'thread'>;
export const uploadId = id as IdSchema<'upload'>;
export const userId = id as IdSchema<'user'>;
export const webhookId = id as IdSchema<'webhook'>;

/** A query parameter that is the id of a kind. */
export const queryIdOf = <Kind extends string>() => queryId as z.ZodMiniType<Id<Kind>, unknown>;
