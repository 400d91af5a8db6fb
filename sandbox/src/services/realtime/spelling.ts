import type { ResponseBody } from '@foyer/contract/endpoint';
import type { negotiate } from '@foyer/contract/milestones';

export const spellings = ['Url', 'url'] as const;

/** Operators spell the negotiation response in two ways, and a front end must read both (RT-01). */
export interface Spelling {
  use(spelling: (typeof spellings)[number]): void;
  spelled(url: string, accessToken: string): ResponseBody<typeof negotiate>;
}

export function createSpelling(): Spelling {
  let current: (typeof spellings)[number] = 'Url';
  return {
    use(next) {
      current = next;
    },
    spelled: (url, accessToken) => (current === 'Url' ? { Url: url, AccessToken: accessToken } : { url, accessToken }),
  };
}
