import { topics } from '@foyer/contract/broker';
import { expect, test } from 'vitest';
import type { Visit } from '../market/visit.ts';
import { availableTopics } from './availableTopics.ts';

test.each<[off: Visit['off'] & object, missing: string[]]>([
  [[], []],
  [['messages'], ['xeniaAdvert', 'xeniaPromotion', 'xeniaToast']],
  [['metered'], ['meteredGameSession', 'mdd', 'mpd', 'meteredAlive']],
])('RT-06 leaves out the topics of %j while they are off', (off, missing) => {
  expect(availableTopics({ off })).toEqual(topics.filter((topic) => !missing.includes(topic)));
});
