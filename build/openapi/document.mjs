// @ts-check
/** The contract as OpenAPI 3.1. Schemas, rights and errors come from the contract, texts from its comments: nothing is written twice. */
import { readFileSync } from 'node:fs';
import { documentedCalls } from './calls.mjs';
import { namedSchemas } from './named-schemas.mjs';
import { addExamples, operationOf } from './operation.mjs';
import { HEADERS } from './parameters.mjs';
import { ERRORS_FILE } from './read-contract.mjs';
import { createFailures } from './responses.mjs';
import { createSchemaWriter } from './schema-writer.mjs';
import { TAGS } from './tags.mjs';

/** @typedef {Record<string, any>} Json */

const DESCRIPTION = `Marketing videos and images from templates.

Each answer is JSON with \`data\`. A list answers a page: \`page\`, \`numPages\` and \`totalCount\` are beside \`data\`. An error answers \`code\`, which
is stable, and \`message\`, which is for people. Answers may get new fields at any time, so ignore what you do not know. A path answers methods that it
does not have with 405 \`method_not_allowed\`.`;

const SECURITY = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a person who is logged in. `login` answers it, `refresh` renews it.',
  },
  sessionHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'X-AUTH-TOKEN',
    description: 'The same access token, for events of use.',
  },
  embedToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'A token of `createEmbedToken`, for one person and the pages of the named sites. It lives an hour at most.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'sr_live_<prefix>_<secret>',
    description: 'An API key of a tenant, with its scopes. For servers alone: a request from a browser is refused.',
  },
};

/** @param {readonly import('./read-contract.mjs').ContractFile[]} files @returns {Json} */
export function openApiDocument(files) {
  const constantOf = (/** @type {string} */ file, /** @type {string} */ name) =>
    /** @type {any} */ (files.find((one) => one.file === file)?.values[name]);
  const calls = documentedCalls(files);
  const writer = createSchemaWriter(namedSchemas(files));
  const failures = createFailures(constantOf(ERRORS_FILE, 'errorCatalogue'), {
    error: writer.write(constantOf('sdk/contract/answer.ts', 'errorAnswer'), 'output'),
    serviceError: writer.write(constantOf('sdk/contract/answer.ts', 'serviceErrorAnswer'), 'output'),
  });
  const page = writer.write(constantOf('sdk/contract/answer.ts', 'pageAnswer'), 'output');
  const operations = calls.map((one) => ({ ...one, operation: operationOf(one, writer, page, failures.of(one)) }));
  const document = writer.finish({
    openapi: '3.1.0',
    info: {
      title: 'Spotreel API',
      version: JSON.parse(readFileSync('sdk/package.json', 'utf8')).version,
      description: DESCRIPTION,
      contact: { name: 'Spotreel' },
      license: { name: 'No license has been chosen yet', identifier: 'LicenseRef-Unlicensed' },
    },
    servers: [{ url: '/api', description: 'The server that serves this document.' }],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    paths: pathsOf(operations),
    components: { securitySchemes: SECURITY, parameters: HEADERS, responses: failures.shared(), schemas: {} },
  });
  for (const path of Object.values(document.paths))
    for (const operation of Object.values(/** @type {Json} */ (path)))
      addExamples(operation, document.components.schemas);
  return document;
}

/** @param {readonly (import('./calls.mjs').DocumentedCall & { operation: Json })[]} operations @returns {Json} */
function pathsOf(operations) {
  const paths = /** @type {Json} */ ({});
  for (const { call, operation } of operations)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
  return paths;
}
