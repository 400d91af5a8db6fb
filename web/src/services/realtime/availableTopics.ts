import { messageTopics, topics } from '@foyer/contract/broker';
import type { Topic } from '@foyer/contract/broker';
import { meteredTopics } from '@foyer/contract/metered';
import { isOff } from '../market/isOff.ts';
import type { Visit } from '../market/visit.ts';

/** Topics of the broker without those of capabilities that are off. */
export function availableTopics(visit: Pick<Visit, 'off'>): Topic[] {
  const missing: readonly Topic[] = [
    ...(isOff(visit, 'messages') ? messageTopics : []),
    ...(isOff(visit, 'metered') ? meteredTopics : []),
  ];
  return topics.filter((topic) => !missing.includes(topic));
}
