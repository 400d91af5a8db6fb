import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { accountCodes } from '../../contract/src/accounts.ts';
import { contentBlocks } from '../../contract/src/blocks.ts';
import { capabilityOf } from '../../contract/src/capabilities.ts';
import { categoryProperties, contentPublished, subCategoryProperties } from '../../contract/src/content.ts';
import { servicesContractHeader, servicesContractVersion } from '../../contract/src/contractVersion.ts';
import { errorBody } from '../../contract/src/endpoint.ts';
import type { Auth, OperatorService, Service } from '../../contract/src/endpoint.ts';
import { locationHeader } from '../../contract/src/playerLocation.ts';
import { serviceEndpoints } from '../../contract/src/serviceEndpoints.ts';
import type { Contract, DescribedEndpoint } from './readContract.ts';
import { schemaConverter } from './schemaConverter.ts';

/** A document in OpenAPI or AsyncAPI. */
export type ContractDocument = Readonly<Record<string, unknown>>;

/** A call as it was made, by the name of its endpoint. */
export type RecordedCalls = Readonly<Record<string, RecordedCall>>;

export interface RecordedCall {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly response: unknown;
}

/** Title and purpose of each service, and the setting that holds its base address. */
export const services: Readonly<Record<OperatorService, { title: string; purpose: string; setting: string }>> = {
  accounts: {
    title: 'Accounts service',
    purpose: 'Accounts, sessions, safer gambling, history and verification.',
    setting: 'ACCOUNTS_URL',
  },
  games: {
    title: 'Games service',
    purpose: 'Games, launches, jackpots, winners and metered play.',
    setting: 'GAMES_URL',
  },
  content: { title: 'Content service', purpose: 'Pages, texts and categories.', setting: 'CONTENT_URL' },
  milestones: {
    title: 'Milestones service',
    purpose: 'The address of the real-time hub.',
    setting: 'MILESTONES_URL',
  },
  broker: { title: 'Message broker', purpose: 'Messages to players.', setting: 'BROKER_URL' },
  promotions: { title: 'Promotions service', purpose: 'Offers, opt-ins and their terms.', setting: 'PROMOTIONS_URL' },
  campaigns: { title: 'Campaigns service', purpose: 'Quests, rewards and free spins.', setting: 'CAMPAIGNS_URL' },
  chat: { title: 'Chat service', purpose: 'Answers of the help chat.', setting: 'CHAT_URL' },
};

const rules = `The web server of Foyer makes these calls, and nobody else: a browser reaches no service.

- Further fields of a response are ignored.
- A required field with a default may be missing in an emergency: the web server logs the problem and uses the default. Every other required field must be there.
- Every response is JSON with the type \`application/json\`, also one without a value, for example \`{}\`.
- Every error is an \`ErrorBody\`.
- Amounts are integers in minor units, for example pence.
- A call that names a capability is optional: \`CAPABILITIES_OFF\` switches it off. \`externalLogin\` is off unless \`EXTERNAL_LOGIN\` is on.`;

const contentNodes = `
The web server requests nodes by these aliases. A category whose properties do not fit is left out, and the log names it.

| alias | below | properties |
| --- | --- | --- |
| \`gameCategory\` | product | \`CategoryProperties\`; its children have the alias \`gameSubCategory\` and \`SubCategoryProperties\` |
| \`countryRow\` | product | \`RestrictedCountries\`: two-letter codes |
| \`appDownload\`, \`gameStudio\`, \`gameTheme\` | product | optional: the Android app, pages of studios and themes |
| \`termsAndConditions\` | market | \`title\`, \`html\`, \`lastUpdatedDate\` (ISO 8601), \`lastUpdatedDateId\`: id of the entry of the account's \`attributes\` whose value is the time of acceptance; extensions: \`version\`, \`changes\` (a text or a list), and children \`termsVersion\` (newest first) with \`TermsVersionProperties\` |
| \`complianceUrls\` | market | \`transactionHistory\`, \`responsibleGaming\`, \`playerProtection\`, \`help\`, \`gameHistory\`: each \`Url\` and \`Name\` |
| \`responsibleGamblingWeek\`, \`blogCategory\` | market | optional: the safer-gambling week, the blog |

A page (\`pageLookup\`) has a list \`components\`. Each is one of \`PageComponent\`. A component without \`loginState\` is shown to nobody.`;

const accountNotes = `
The web server knows these codes of \`ErrorBody\` and of a login. With another code it goes by the status.

| code | meaning |
| --- | --- |
| ${accountCodes.securityTokenFailed} to ${accountCodes.userTokenValidationFailed} | the user token is not valid: the session has ended |
| ${accountCodes.sessionReplaced} | a later login elsewhere has closed the session |
| ${accountCodes.tokenNotUsable} | the token cannot be used for this list, which stays empty |
| ${accountCodes.missingCredentials}, ${accountCodes.wrongCredentials}, ${accountCodes.tooManyAttempts} | name or password of a login are missing, are wrong, or are locked after too many attempts |
| ${accountCodes.accountUnknownStatus}, ${accountCodes.accountDeactivated}, ${accountCodes.accountClosed}, ${accountCodes.accountBlacklisted}, ${accountCodes.accountSelfExcluded}, ${accountCodes.accountOnBreak} | the account has an unknown status, is deactivated, closed, blacklisted, self-excluded, or on a time-out |
| ${accountCodes.verificationNeeded}, ${accountCodes.termsNotAccepted}, ${accountCodes.accountUnderReview} | play needs verification, acceptance of the terms, or the end of a check |
| ${accountCodes.countryRestricted}, ${accountCodes.locationUnknown} | not allowed where the player is, or where nobody knows the place |

\`${locationHeader}\` says where the front end sees the player: a country (\`GB\`), a country and its region (\`CA-ON\`), \`unknown\`, or \`anonymous\` behind a VPN. Without the header the service looks itself.`;

const versionRule = `
Every call has the header \`${servicesContractHeader}\` with the version of this document that the caller knows. A service may state its own version in a response header of the same name.`;

const versionSchema = { type: 'string', pattern: '^\\d{1,4}\\.\\d{1,4}\\.\\d{1,4}$' };

/** What the schemas of a service do not say. */
const notes: Partial<Record<Service, string>> = { accounts: accountNotes, content: contentNodes };

/** One document for each service, as each has its own base address and often its own team. */
export function openApiDocuments(contract: Contract, recorded: RecordedCalls = {}): Map<Service, ContractDocument> {
  return new Map(
    (Object.keys(services) as (keyof typeof services)[]).map((service) => [
      service,
      openApiDocument(contract, service, recorded),
    ]),
  );
}

function openApiDocument(
  contract: Contract,
  service: keyof typeof services,
  recorded: RecordedCalls,
): ContractDocument {
  const converter = schemaConverter(contract, 'draft-2020-12');
  const own = contract.endpoints.filter(({ endpoint }) => endpoint.service === service);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const described of own) {
    const { method, path } = described.endpoint;
    const operations = (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {});
    operations[method.toLowerCase()] = operationOf(described, converter.convert, recorded[described.endpoint.name]);
  }
  const { title, purpose, setting } = services[service];
  const isContent = service === 'content';
  const blocks = isContent ? { PageComponent: pageComponent(converter.convert) } : {};
  const webhooks = isContent ? { contentPublished: contentWebhook(converter.convert) } : undefined;
  if (isContent) for (const properties of [categoryProperties, subCategoryProperties]) converter.convert(properties);
  converter.convert(errorBody);
  return {
    openapi: '3.1.1',
    info: {
      title: `Foyer: ${title}`,
      version: servicesContractVersion,
      summary: purpose,
      description: `${rules}\n${versionRule}\n${notes[service] ?? ''}`.trim(),
    },
    servers: [
      {
        url: `http://127.0.0.1:4000/${service}`,
        description: `The sandbox. The web server reads your own base address from ${setting}.`,
      },
    ],
    tags: [...new Set(own.map(({ file }) => file))].map((file) => ({ name: toWords(file) })),
    paths,
    ...(webhooks && { webhooks }),
    components: {
      schemas: { ...converter.referenced(), ...blocks },
      parameters: {
        CallerContract: {
          name: servicesContractHeader,
          in: 'header',
          required: true,
          description: 'Version of this document that the caller knows.',
          schema: versionSchema,
          example: servicesContractVersion,
        },
      },
      headers: {
        ServiceContract: { description: 'Version of this document that the service knows.', schema: versionSchema },
      },
      securitySchemes: {
        userToken: { type: 'http', scheme: 'bearer', description: 'The user token of a session' },
        launchToken: { type: 'http', scheme: 'bearer', description: 'A launch token, valid once' },
        ...(isContent && { webhookSecret: { type: 'apiKey', in: 'header', name: 'x-webhook-secret' } }),
      },
    },
  };
}

type Convert = (schema: GenericSchema) => JsonSchema;

const security: Readonly<Record<Auth, readonly object[]>> = {
  none: [],
  userToken: [{ userToken: [] }],
  launchToken: [{ launchToken: [] }],
  userTokenInBody: [],
  optionalUserToken: [{ userToken: [] }, {}],
  optionalLaunchToken: [{ launchToken: [] }, {}],
  userOrReturnToken: [{ userToken: [] }, {}],
};

function operationOf({ endpoint, file, comment }: DescribedEndpoint, convert: Convert, recorded?: RecordedCall) {
  const { name, auth, params, query, headers, body, response, errors, repeatable } = endpoint;
  const capability = serviceEndpoints.includes(endpoint) ? capabilityOf(endpoint) : 'externalLogin';
  const parameters = [
    ...parametersOf('path', convert(params), recorded?.params),
    ...parametersOf('query', convert(query), recorded?.query),
    ...parametersOf('header', convert(headers), recorded?.headers),
    { $ref: '#/components/parameters/CallerContract' },
  ];
  const hasBody = body.type !== 'undefined';
  const description = [
    comment,
    capability === null ? '' : `Optional: the capability \`${capability}\`.`,
    repeatable ? 'The web server may repeat the call if its outcome is unknown.' : '',
  ];
  return {
    operationId: name,
    summary: toWords(name),
    description: description.filter((text) => text !== '').join('\n\n'),
    tags: [toWords(file)],
    ...(capability !== null && { 'x-capability': capability }),
    'x-repeatable': repeatable,
    security: security[auth],
    parameters,
    ...(hasBody && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: convert(body),
            ...(recorded?.body !== undefined && { example: recorded.body }),
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'The call succeeded.',
        headers: { [servicesContractHeader]: { $ref: '#/components/headers/ServiceContract' } },
        content: {
          'application/json': { schema: convert(response), ...(recorded && { example: recorded.response }) },
        },
      },
      ...Object.fromEntries(
        Object.entries(errors as Record<string, string>).map(([status, meaning]) => [
          status,
          { description: meaning, content: { 'application/json': { schema: convert(errorBody) } } },
        ]),
      ),
    },
  };
}

function parametersOf(place: 'path' | 'query' | 'header', schema: JsonSchema, recorded: RecordedCall['params'] = {}) {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const { description, ...rest } = typeof property === 'boolean' ? {} : property;
    return {
      name,
      in: place,
      required: schema.required?.includes(name) ?? false,
      ...(description !== undefined && { description }),
      schema: rest,
      ...(Object.hasOwn(recorded, name) && { example: recorded[name] }),
    };
  });
}

const pageComponent = (convert: Convert) => ({
  description: 'A component of a page. Its alias determines its properties.',
  oneOf: Object.entries(contentBlocks).map(([alias, properties]) => ({
    title: alias,
    type: 'object',
    properties: { Alias: { const: alias }, Properties: convert(properties) },
    required: ['Alias', 'Properties'],
  })),
});

const contentWebhook = (convert: Convert) => ({
  post: {
    operationId: 'contentPublished',
    summary: 'content published',
    description: 'The content service posts it to `/webhooks/content` of a web server, which drops the changed pages.',
    security: [{ webhookSecret: [] }],
    requestBody: { required: true, content: { 'application/json': { schema: convert(contentPublished) } } },
    responses: {
      200: { description: 'The pages are dropped.' },
      400: { description: 'Not an event of the content service' },
      403: { description: 'The secret is wrong.' },
    },
  },
});

/** @param name for example `passwordReset` */
const toWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
