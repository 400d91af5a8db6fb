import { capabilities, capabilityOfService, readCapabilities } from '@foyer/contract/capabilities';
import type { Capability } from '@foyer/contract/capabilities';
import { operatorServices } from '@foyer/contract/endpoint';
import type { OperatorService } from '@foyer/contract/endpoint';
import * as v from 'valibot';

/** `CHAT_URL` for `chat`. */
export const addressVariableOf = <S extends OperatorService>(service: S): `${Uppercase<S>}_URL` =>
  `${service.toUpperCase() as Uppercase<S>}_URL`;

const httpAddress = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:\/\//.test(text) && URL.canParse(text),
    'is no http or https address, as in `https://accounts.internal/api`',
  ),
);
const requiredAddress = v.pipe(
  v.string(),
  v.check((text) => text !== 'off', 'is a required service, so it cannot be off'),
  httpAddress,
);
const optionalAddress = v.union(
  [v.literal('off'), httpAddress],
  'is neither `off` nor an http or https address, as in `https://chat.internal/api`',
);

/** Environment variables of the services' addresses. A service without one is a folder of `PLATFORM_URL`. */
export const serviceEnvironment = {
  ACCOUNTS_URL: v.optional(requiredAddress),
  GAMES_URL: v.optional(requiredAddress),
  CONTENT_URL: v.optional(requiredAddress),
  /** `off`: pages connect to the broker's hub without negotiation (RT-02). */
  MILESTONES_URL: v.optional(optionalAddress),
  BROKER_URL: v.optional(optionalAddress),
  PROMOTIONS_URL: v.optional(optionalAddress),
  CAMPAIGNS_URL: v.optional(optionalAddress),
  CHAT_URL: v.optional(optionalAddress),
};

type Read = v.InferOutput<v.ObjectSchema<typeof serviceEnvironment, undefined>>;
type Variables = Readonly<Record<string, string | undefined>>;

/** Base address of each service; that of a service that is off is never called. */
export function serviceAddressesOf(e: Read, platformUrl: string): Record<OperatorService, string> {
  const addressOf = (service: OperatorService) => {
    const address = e[addressVariableOf(service)];
    return [service, address === undefined || address === 'off' ? `${platformUrl}/${service}` : address] as const;
  };
  return Object.fromEntries(operatorServices.map(addressOf)) as Record<OperatorService, string>;
}

/** Services whose variable is `off`. */
export const servicesOffIn = (variables: Variables): readonly OperatorService[] =>
  operatorServices.filter((service) => variables[addressVariableOf(service)] === 'off');

/**
 * Capabilities that are off: those of `CAPABILITIES_OFF`, and those of services and of a hub that are off. Unknown names
 * are a problem of the configuration, which its reader reports.
 */
export function capabilitiesOffIn(variables: Variables): readonly Capability[] {
  const read = readCapabilities(variables['CAPABILITIES_OFF'] ?? '');
  const off = servicesOffIn(variables).flatMap((service) =>
    // Without negotiation pages connect to the broker's hub.
    service === 'milestones' ? [] : (capabilityOfService[service] ?? []),
  );
  const all = [
    ...('known' in read ? read.known : []),
    ...off,
    ...(variables['HUB_ORIGIN'] === 'off' ? ['realTime'] : []),
  ];
  const complete = readCapabilities(all.join(' '));
  return 'known' in complete ? complete.known : capabilities;
}
