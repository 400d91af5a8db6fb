/** A browser at an identity provider, for tests: keeps cookies, follows redirects and sends forms. */
export interface ProviderBrowser {
  /**
   * Opens an address of the provider and fills in each form in turn.
   * @param forms fields of each form; those that the page has are kept
   * @returns the first address that is not the provider's; the page's text if it shows another form than expected
   */
  open(address: string, ...forms: readonly Record<string, string>[]): Promise<string>;
}

export function createProviderBrowser(issuer: string): ProviderBrowser {
  const cookies = new Map<string, string>();

  async function load(address: string, init: RequestInit = {}): Promise<{ address: string; html: string | null }> {
    if (!address.startsWith(`${issuer}/`)) return { address, html: null };
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { ...init, redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) return load(new URL(location, address).href);
    return { address, html: await response.text() };
  }

  return {
    async open(address, ...forms) {
      let at = await load(address);
      for (const fields of forms) {
        if (at.html === null) return at.address;
        const action = / action="([^"]*)"/.exec(at.html)?.[1] ?? at.address;
        const hidden = [...at.html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
        const body = new URLSearchParams({
          ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
          ...fields,
        });
        at = await load(new URL(action, at.address).href, { method: 'POST', body });
      }
      return at.html === null ? at.address : at.html;
    },
  };
}
