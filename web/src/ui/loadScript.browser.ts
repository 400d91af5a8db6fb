interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

let policy: ScriptPolicy | null = null;

/**
 * Loads a script of a vendor from an address of the configuration; the page's security policy names its origin and lets
 * no other in. Resolves to false when it cannot be had.
 */
export function loadScript(address: string, attributes: Readonly<Record<string, string>> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.async = true;
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    script.src = trusted(address);
    document.head.append(script);
  });
}

/** The browser takes an address for a script only from the policy of this name (Trusted Types). */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return address;
  policy ??= trustedTypes.createPolicy('foyer-script', { createScriptURL: (configured) => configured });
  return policy.createScriptURL(address);
}
