/** One account and one team with a row of every kind that calls name by id, all marked, so that a leak is seen. */
import { eq } from 'drizzle-orm';
import { linkedIdentity, signInSession } from '../../../server/account/tables';
import { media } from '../../../server/media/tables';
import { deviceExport } from '../../../server/project/device-exports/tables';
import { publication, publishingConnection } from '../../../server/publishing/tables';
import { shareComment, shareLink } from '../../../server/sharing/tables';
import { webhookDelivery } from '../../../server/webhooks/tables';
import { packageOf, send } from '../fixtures/template-package';
import type { TestServer } from '../fixtures/test-server';
import { ADDED_BY_DOMAINS } from './access-table';
import { addMark, MARK } from './mark';

export interface OwnedRows {
  readonly projectId: number;
  readonly renderId: number;
  readonly deviceExportId: number;
  readonly shareCommentId: number;
  /** A channel where the video is published. */
  readonly connectionId: number;
  readonly publicationId: number;
  readonly mediaId: number;
  readonly folderId: number;
  readonly uploadId: number;
  readonly brandId: number;
  readonly ownerId: number;
  readonly tenantId: number;
  readonly sessionId: number;
  readonly identityId: number;
  readonly invitationId: number;
  readonly userId: number;
  readonly planId: number;
  readonly planRequestId: number;
  readonly productId: number;
  readonly purchaseId: number;
  readonly templateId: number;
  readonly templateGroupId: number;
  readonly templatePackageId: number;
  readonly environmentId: string;
  readonly surveyId: string;
  readonly actionClassId: string;
  readonly responseId: string;
  readonly apiKeyId: number;
  readonly allowedOriginId: number;
  readonly webhookId: number;
  readonly deliveryId: number;
  /** Of a person whom the team's own server made. */
  readonly externalId: string;
}

/** Files of `rows` add what their rows name, and declare it here. */
export type AddOwned = (make: Make, owners: Owners, server: TestServer) => Promise<Partial<OwnedRows>>;

interface Owners {
  /** Token of the person. */
  readonly owner: string;
  readonly ownerId: number;
  /** Token of an operator of the same team. */
  readonly operator: string;
  readonly environmentId: string;
}

export async function addOwnedRows(server: TestServer, owners: Owners): Promise<OwnedRows> {
  const make = makerAt(server);
  const rows: Partial<OwnedRows> = await addSharedRows(make, owners, server);
  for (const addOwned of ADDED_BY_DOMAINS) Object.assign(rows, await addOwned(make, owners, server));
  return rows as OwnedRows;
}

/** Rows that domains share, or that are made together. */
const addSharedRows: AddOwned = async (make, owners, server) => {
  const { owner, ownerId, operator, environmentId } = owners;
  const project = await make(owner, '/api/v1/project', { recipeId: 1, name: addMark('project') });
  const render = await make(owner, `/api/v2/project/${project.id}/render`);
  const shareCommentId = await addShareComment(server, { ownerId, projectId: project.id, renderId: render.id });
  const brand = await make(owner, '/api/v1/organisation', { name: addMark('brand') });
  const folder = await make(owner, '/api/v1/media/folder', { name: addMark('folder') });
  const film = { name: addMark('film.mp4'), size: 10, lastModified: 1 };
  const upload = await make(owner, '/api/v1/media/upload', film);
  const invitation = await make(operator, '/api/v1/invitation', { email: `${MARK}@new.test`, role: 'user' });
  const tenant = await make(operator, '/api/v1/tenant', { name: addMark('tenant'), kind: 'agency' });
  await make(operator, `/api/v1/tenant/${tenant.id}/domain`, { domain: `${MARK.toLowerCase()}.example.com` }, 'PUT');
  const survey = await make(operator, '/api/v1/survey', {
    survey: {
      name: addMark('survey'),
      status: 'inProgress',
      questions: [{ id: 'why', type: 'openText', headline: 'Why?', required: false }],
    },
  });
  const actionClass = await make(operator, `/api/v1/survey-environment/${environmentId}/action-class`, {
    name: addMark('action'),
    type: 'code',
  });
  const response = await make('', `/api/v1/client/${environmentId}/responses`, {
    surveyId: survey.id,
    finished: true,
    data: { why: addMark('answer') },
  });
  const key = await make(operator, '/api/v1/api-key', { name: addMark('key'), scopes: ['users:write'] });
  const origin = await make(operator, '/api/v1/allowed-origin', { origin: `https://${MARK}.test` });
  const url = `https://${MARK}.test/webhook`;
  const { webhook } = await make(operator, '/api/v1/webhook', { url, events: ['survey.answered'] });
  await make(operator, `/api/v1/webhook/${webhook.id}`, { isEnabled: false }, 'PUT');
  const deliveryId = await addDelivery(server, webhook.id);
  const person = { externalId: `customer-${MARK}`, firstName: 'Cleo' };
  await make(key.secret, '/api/v1/tenant/users', person);
  const { data: imported } = (await send(server, operator, '', await packageOf(), 'summer.spotreel')).json;
  const [session] = await server.services.db.select().from(signInSession).where(eq(signInSession.userId, ownerId));
  return {
    projectId: project.id,
    renderId: render.id,
    deviceExportId: await addDeviceExport(server, ownerId, project.id),
    shareCommentId,
    ...(await addPublication(server, { ownerId, projectId: project.id, renderId: render.id })),
    mediaId: await addPicture(server, ownerId),
    folderId: folder.id,
    uploadId: upload.id,
    brandId: brand.id,
    ownerId,
    tenantId: tenant.id,
    sessionId: session?.id ?? 0,
    identityId: await addIdentity(server, ownerId),
    invitationId: invitation.id,
    userId: ownerId,
    ...(await addPlanRows(make, owners)),
    templateId: imported.templates.landscape,
    templateGroupId: imported.templateGroup,
    templatePackageId: imported.id,
    environmentId,
    surveyId: survey.id,
    actionClassId: actionClass.id,
    responseId: response.id,
    apiKeyId: key.key.id,
    allowedOriginId: origin.id,
    webhookId: webhook.id,
    deliveryId,
    externalId: person.externalId,
  };
};

/** Calls the server, and throws where that is refused. */
function makerAt(server: TestServer): Make {
  return async (token, path, json, method = 'POST') => {
    const { status, json: answer } = await server.call(method, path, { token, ...(json !== undefined && { json }) });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return answer.data;
  };
}

async function addDelivery({ services }: TestServer, webhookId: number): Promise<number> {
  const [row] = await services.db
    .insert(webhookDelivery)
    .values({ webhookId, eventId: `evt_${MARK}`, type: 'test', data: {}, happenedAt: new Date(), status: 'delivered' })
    .returning({ id: webhookDelivery.id });
  return row?.id ?? 0;
}

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever was answered
type Make = (token: string, path: string, json?: unknown, method?: string) => Promise<any>;

/** A plan that is no longer sold; the owner has it, and has asked for it again. */
async function addPlanRows(make: Make, { owner, ownerId, operator }: Owners) {
  const draft = {
    name: addMark('plan'),
    description: '',
    priceMinor: 100,
    currency: 'EUR',
    interval: 'month',
    trialDays: 0,
    productGroup: { name: addMark('plan'), type: 'pro' },
    limits: {},
    permissions: [],
    premium: false,
    isDefault: false,
    isArchived: false,
  };
  const plan = await make(operator, '/api/v1/managed-plan', draft);
  const grant = { planId: plan.id, amountMinor: 100, expiresAt: null, note: '' };
  const product = await make(operator, `/api/v1/people/${ownerId}/product`, grant);
  const request = await make(owner, `/api/v1/plan/${plan.id}/request`, { note: addMark('request') });
  await make(operator, `/api/v1/managed-plan/${plan.id}`, { ...draft, isArchived: true }, 'PUT');
  const [bought] = (await make(owner, '/api/v1/purchase', undefined, 'GET')) as unknown as { id: number }[];
  return { planId: plan.id, planRequestId: request.id, productId: product.id, purchaseId: bought?.id ?? 0 };
}

async function addPicture({ services }: TestServer, ownerId: number): Promise<number> {
  const values = {
    tenantId: 1,
    ownerId,
    name: addMark('picture'),
    type: 'image' as const,
    mimeType: 'image/png',
    fileKey: 'uploads/1/owned.png',
    previewKey: 'uploads/1/owned.webp',
    widthPx: 10,
    heightPx: 10,
    sourceType: 'upload' as const,
  };
  const [row] = await services.db.insert(media).values(values).returning({ id: media.id });
  return row?.id ?? 0;
}

async function addDeviceExport({ services }: TestServer, ownerId: number, projectId: number): Promise<number> {
  const values = { tenantId: 1, ownerId, projectId, createdAt: new Date() };
  const [row] = await services.db.insert(deviceExport).values(values).returning({ id: deviceExport.id });
  return row?.id ?? 0;
}

async function addIdentity({ services }: TestServer, userId: number): Promise<number> {
  const values = { userId, provider: 'google' as const, subject: '1', label: MARK, lastUsedAt: new Date() };
  const [row] = await services.db.insert(linkedIdentity).values(values).returning({ id: linkedIdentity.id });
  return row?.id ?? 0;
}

/** On the link of a project. */
async function addShareComment(
  { services: { db } }: TestServer,
  row: { readonly ownerId: number; readonly projectId: number; readonly renderId: number },
): Promise<number> {
  const [link] = await db
    .insert(shareLink)
    .values({ ...row, tenantId: 1 })
    .returning();
  const words = { author: addMark('visitor'), text: addMark('comment'), atSeconds: 1 };
  const [comment] = await db
    .insert(shareComment)
    .values({ ...words, linkId: link?.id ?? 0 })
    .returning();
  return comment?.id ?? 0;
}

/** A video of a project that is published on a channel. */
async function addPublication(
  { services: { db } }: TestServer,
  row: { readonly ownerId: number; readonly projectId: number; readonly renderId: number },
) {
  const { ownerId } = row;
  const channel = { platform: 'youtube', name: addMark('channel'), channelId: 'UC-1', sealedToken: MARK } as const;
  const [connection] = await db
    .insert(publishingConnection)
    .values({ ...channel, ownerId, tenantId: 1 })
    .returning();
  const connectionId = connection?.id ?? 0;
  const words = { title: addMark('title'), description: addMark('description'), privacy: 'public' } as const;
  const [published] = await db
    .insert(publication)
    .values({ ...row, ...words, connectionId, tenantId: 1, platform: 'youtube', channel: channel.name })
    .returning();
  return { connectionId, publicationId: published?.id ?? 0 };
}
