import { topics } from '@foyer/contract/broker';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import type { ActivityLog, ActivitySource } from './activity.ts';

/**
 * Logs calls to the services as activities. Stores only the endpoint and a topic, because paths, queries and bodies
 * contain tokens and player input.
 */
export function callNotes(
  activity: ActivityLog,
): (endpoint: AnyEndpoint, status: number, params: Readonly<Record<string, string>>) => void {
  return ({ name, service, method, path }, status, params) => {
    const topic = topics.find((one) => one === params['topic']);
    activity.note({
      source: sourceOf(service),
      what: `${name} ${status}`,
      facts: [`${method} /${service}${path}`, ...(topic === undefined ? [] : [topic])].join(' · '),
    });
  };
}

function sourceOf(service: AnyEndpoint['service']): ActivitySource {
  if (service === 'milestones') return 'hub';
  return service === 'broker' ? 'broker' : 'calls';
}
