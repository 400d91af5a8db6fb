interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

let policy: ScriptPolicy | null = null;

/**
 * Loads a vendor's script from an address of the configuration. The page's security policy allows its origin and no
 * other. Resolves with false on failure.
 */
function loadScript(address: string, attributes: Readonly<Record<string, string>> = {}): Promise<boolean> {
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

/** Trusted Types: browsers accept script addresses only from this policy. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return address;
  policy ??= trustedTypes.createPolicy('foyer-script', { createScriptURL: (configured) => configured });
  return policy.createScriptURL(address);
}

/**
 * Loads a vendor's script that renders on the page and loads further files. All its injected content passes through one
 * Trusted Types policy, whose code loads with the first such script. Resolves with false on failure.
 */
export async function loadVendorScript(
  { script, origins }: { script: string; origins: readonly string[] },
  attributes: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  try {
    const { allowVendor } = await import('./vendorPolicy.browser.ts');
    allowVendor(origins);
  } catch {
    return false;
  }
  return loadScript(script, attributes);
}
