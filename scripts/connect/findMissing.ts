import { brands } from '@foyer/brands/brands';
import { demandedCapabilities } from '@foyer/brands/demandedCapabilities';
import { capabilities, capabilityCalls } from '@foyer/contract/capabilities';
import type { Capability } from '@foyer/contract/capabilities';
import { pagesList } from '@foyer/contract/content';
import { operatorServices } from '@foyer/contract/endpoint';
import type { AnyEndpoint, OperatorService } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { callService } from '../../tests/conformance/callService.ts';
import type { ConformanceReport } from '../../tests/conformance/conformanceReport.ts';
import { capabilitiesOffIn } from '../../web/src/services/configuration/serviceAddresses.server.ts';
import { basesOf } from './connectSettings.ts';
import type { ServiceSender } from './serviceSender.ts';

type Bases = Partial<Record<OperatorService, string>>;

/**
 * Capabilities that services which are on do not have: their calls respond with 404 or 501. Those that a market demands
 * are left out.
 * @param report of a run in front of the same services
 */
export async function findMissing(
  variables: Readonly<Record<string, string>>,
  report: ConformanceReport,
  brand: string,
  send: ServiceSender,
): Promise<Capability[]> {
  const bases = basesOf(variables);
  const implied = capabilitiesOffIn(variables);
  const missing: Capability[] = [];
  for (const capability of capabilities) {
    if (implied.includes(capability) || demandedCapabilities([capability], brands).length > 0) continue;
    const isMissing =
      capability === 'blog'
        ? await hasNoBlog(bases, brand, send)
        : capability === 'portal'
          ? variables['PORTAL_ORIGIN'] === undefined
          : await isAnyCallMissing(capabilityCalls[capability], report, bases, send);
    if (isMissing) missing.push(capability);
  }
  return missing;
}

/** A service that has one call of a capability alone cannot serve its pages. */
async function isAnyCallMissing(
  calls: readonly AnyEndpoint[],
  { endpoints }: ConformanceReport,
  bases: Bases,
  send: ServiceSender,
): Promise<boolean> {
  const of = calls.flatMap(({ name }) => endpoints.filter((one) => one.name === name));
  // Pages do without negotiation.
  if (of.some(({ name, isMissing }) => isMissing && name !== 'negotiate')) return true;
  if (of.some(({ outcome }) => outcome !== 'skipped')) return false;
  for (const call of calls) if (await isAbsent(call, bases, send)) return true;
  return false;
}

async function isAbsent(endpoint: AnyEndpoint, bases: Bases, send: ServiceSender): Promise<boolean> {
  const base = bases[operatorServices.find((service) => service === endpoint.service) ?? 'accounts'];
  // A path with parameters may lack what it names. A service that has the call must refuse it, without token or without fields.
  const isRefused = endpoint.auth !== 'none' || !v.is(endpoint.body, {});
  if (base === undefined || endpoint.path.includes(':') || !isRefused) return false;
  const response = await callService(base, endpoint, endpoint.method === 'POST' ? { body: {} } : {}, null, send);
  return !('failed' in response) && [404, 501].includes(response.status);
}

async function hasNoBlog({ content }: Bases, brand: string, send: ServiceSender): Promise<boolean> {
  if (content === undefined) return false;
  const response = await callService(content, pagesList, { params: { brand } }, null, send);
  if ('failed' in response || response.status !== 200) return false;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), pagesList.response), response.text);
  return read.success && !read.output.some(({ Path }) => /^\/blog(?:\/|$)/.test(Path));
}
