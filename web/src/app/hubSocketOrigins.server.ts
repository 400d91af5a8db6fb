import { socketOrigin } from '../server/securityHeaders.server.ts';
import type { Configuration } from '../services/configuration/configuration.server.ts';

/** Where pages open the sockets of real-time messages; nowhere when these are off. */
export const hubSocketOrigins = ({
  hubOrigin,
  capabilitiesOff,
}: Pick<Configuration, 'hubOrigin' | 'capabilitiesOff'>): readonly string[] =>
  capabilitiesOff.includes('realTime') ? [] : [socketOrigin(hubOrigin)];
