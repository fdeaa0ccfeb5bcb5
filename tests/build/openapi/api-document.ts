import {
  accountContract,
  type Call,
  contract,
  operatorContract,
  surveyServiceCalls,
  tenantServerContract,
} from '../../../sdk/contract/index';

/** What tests read of a schema. */
export interface DocumentSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, DocumentSchema>>;
  readonly items?: DocumentSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
}

export interface DocumentContent {
  readonly schema: DocumentSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface DocumentAnswer {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, DocumentContent>>;
}

export interface DocumentParameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: DocumentSchema;
}

export interface DocumentOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-required-scopes'?: readonly string[];
  readonly parameters: readonly DocumentParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, DocumentContent>> };
  readonly responses: Readonly<Record<string, DocumentAnswer>>;
}

export interface ApiDocument {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, DocumentSchema>>;
    readonly responses: Readonly<Record<string, DocumentAnswer>>;
    readonly parameters: Readonly<Record<string, DocumentParameter>>;
  };
}

/** Every call of the server, by name. */
export const allCalls: Readonly<Record<string, Call>> = {
  ...contract,
  ...accountContract,
  ...operatorContract,
  ...tenantServerContract,
  ...surveyServiceCalls,
};

export function operationsOf({ paths }: ApiDocument): readonly DocumentOperation[] {
  return Object.values(paths).flatMap((path) => Object.values(path));
}
