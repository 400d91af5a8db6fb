/** Whether an address is a path of this site. `//` and `/\\` would be another host. */
export const isOwnPath = (href: string): boolean => /^\/(?![/\\])/.test(href);
