// @ts-check
/** Domains of the API, in the order of the reference: their names, what they are about, and the files with their calls. */
import { withFolders } from './folder-tags.mjs';

/**
 * @typedef {object} Tag
 * @property {string} name
 * @property {string} slug Address of its page below `/docs/reference/`.
 * @property {string} description
 * @property {readonly string[]} files Those of `sdk/contract` with calls, without `-calls`.
 */

/** @param {string} name @param {string} description @param {readonly string[]} files @returns {Tag} */
const tag = (name, description, files) => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  description,
  files,
});

/** Tags with words of their own, and the order. @type {readonly Tag[]} */
const LISTED = [
  tag(
    'Projects',
    'A project is one video or image that a person edits. Create it from a template, read it, save it whole, and mark, copy or delete it.',
    ['project', 'project-check', 'project-mark', 'device-export'],
  ),
  tag('Stills', 'Images that the server paints at once, without the render queue.', ['render', 'render-frame']),
  tag(
    'Templates',
    'Animations: single templates outside recipes. A template group has one for each ratio of a design.',
    ['template'],
  ),
  tag(
    'Library',
    'Goals, moods, categories, recipes and their styles, scene templates and fonts: what a video can be made from.',
    ['library'],
  ),
  tag('Music', 'Music kits and their samples, from which the music of a video is composed.', ['music']),
  tag(
    'Media',
    'Images, videos, animations and music of an account, with their folders. Addresses of files are signed and expire: ask again for fresh ones.',
    ['media', 'asset', 'image'],
  ),
  tag('Resumable uploads', 'Uploads of large files in parts. A broken connection costs one part, not the file.', [
    'resumable-upload',
  ]),
  tag('Stock', 'Stock images and videos of the providers that the server has keys for.', ['stock']),
  tag('Brands', 'Logo, colors, font and details of a business. The paths call a brand an organisation.', [
    'organisation',
  ]),
  tag('Products and reviews', 'Products of shops and reviews of customers, whose texts and images fill videos.', [
    'product',
    'review',
  ]),
  tag('Batches', 'One video for each row of a table, and tables at links.', ['batch', 'table']),
  tag('Assistant', 'Storyboards from a brief, changes to them in a chat, and projects made of them.', ['assistant']),
  tag('Sharing', 'Links that show a finished video to visitors, with comments and captions.', ['share']),
  tag('Publishing', 'Uploads of finished videos to channels of other platforms, such as YouTube.', ['publishing']),
  tag(
    'Users and embed tokens',
    'What the server of a tenant calls with an API key: it creates people and makes short-lived tokens with which they use the elements. No browser can make these calls.',
    ['tenant-server'],
  ),
  tag('API keys', 'API keys of a tenant, and the sites whose pages may call the server.', ['api-key']),
  tag('Webhooks', 'URLs of a tenant that receive events, and what was sent to them.', ['webhook']),
  tag('Login', 'How people log in, refresh their tokens, register and recover a password.', [
    'security',
    'sign-in-help',
    'social-sign-in',
  ]),
  tag('Account', 'The account of the person who calls: profile, sessions, two-step login, products and data.', [
    'user',
    'profile',
    'account-security',
    'personal-data',
  ]),
  tag('Billing', 'Plans, payments and purchases of an account.', ['billing']),
  tag('Plan administration', 'Plans that a tenant sells, requests for them, and products that people hold.', [
    'plan-administration',
  ]),
  tag('Tenants', 'A tenant is an agency, reseller or white label. These calls manage its name, brand and domain.', [
    'tenant',
    'tenant-brand',
    'legal-page',
  ]),
  tag(
    'People and clients',
    'People of a tenant and of the tenants below it: invitations, limits, and acting as them.',
    ['people', 'client', 'invitation'],
  ),
  tag('App', 'Settings of the app of this server, which it reads before anyone logs in.', ['app-settings']),
  tag('Help and learning', 'Help articles, tutorials and courses.', ['help', 'learning']),
  tag('Notifications', 'What happened while a person was away.', ['notification']),
  tag('Support', 'Questions and ideas that people send, and the answers to them.', ['support', 'support-desk']),
  tag('Survey widget', 'What the survey widget calls on any page, without a login. Errors have a form of their own.', [
    'survey-service',
  ]),
  tag('Survey editor', 'Surveys, their environments and actions, and the results.', ['survey']),
  tag('Template packages', 'Import, check and export of templates of a team.', ['template-package']),
  tag('Usage', 'Events of use of the app, and their summary.', ['tracking', 'usage']),
];

export const TAGS = withFolders(LISTED);
