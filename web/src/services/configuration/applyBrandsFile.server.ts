import { readFileSync } from 'node:fs';
import { brands, configureBrands } from '@foyer/brands/brands';
import { brandsWithFile } from './brandsWithFile.ts';
import type { VendorsOfBrands } from './brandVendors.ts';

/**
 * Gives the brands the values of a file at the start of a process, before anything reads them.
 * @param path value of `BRANDS_FILE`
 * @returns the brands' vendors, and problems of the file; with any, the brands keep their values
 */
export function applyBrandsFile(path: string | undefined): { vendors: VendorsOfBrands; problems: string[] } {
  if (path === undefined || path === '') return { vendors: new Map(), problems: [] };
  try {
    const { brands: configured, vendors, problems } = brandsWithFile(readFileSync(path, 'utf8'), brands);
    if (problems.length === 0) configureBrands(configured);
    return { vendors, problems };
  } catch (error) {
    const problem = `BRANDS_FILE cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
    return { vendors: new Map(), problems: [problem] };
  }
}
