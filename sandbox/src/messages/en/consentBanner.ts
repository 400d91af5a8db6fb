/** Messages of the sandbox's consent vendor. */
export interface ConsentBannerMessages {
  title: string;
  text: string;
  accept: string;
  reject: string;
  manage: string;
  save: string;
  names: readonly string[];
}

export const messages: ConsentBannerMessages = {
  title: 'Cookies, by the demo consent provider',
  text: 'We only use non-essential cookies with your consent. You can change this at any time.',
  accept: 'Accept all',
  reject: 'Reject all',
  manage: 'Settings',
  save: 'Save preferences',
  names: ['Analytics', 'Functional', 'Marketing'],
};
