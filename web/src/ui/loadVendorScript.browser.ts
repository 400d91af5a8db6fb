import { loadScript } from './loadScript.browser.ts';

/**
 * Loads a script that draws on the page and loads further files by itself. Whatever text it hands to the page passes
 * through one policy, whose code comes with the first such script. Resolves to false when it cannot be had.
 */
export async function loadVendorScript(
  { script, origins }: { script: string; origins: readonly string[] },
  attributes: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  try {
    const { admitVendor } = await import('./vendorPolicy.browser.ts');
    admitVendor(origins);
  } catch {
    return false;
  }
  return loadScript(script, attributes);
}
