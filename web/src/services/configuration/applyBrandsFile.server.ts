import { readFileSync } from 'node:fs';
import { brands, configureBrands } from '@foyer/brands/brands';
import { brandsWithFile } from './brandsWithFile.ts';

/**
 * Gives the brands the values of a file at the start of a process, before anything reads them.
 * @param path value of `BRANDS_FILE`
 * @returns problems of the file; then the brands keep their values
 */
export function applyBrandsFile(path: string | undefined): string[] {
  if (path === undefined || path === '') return [];
  try {
    const { brands: configured, problems } = brandsWithFile(readFileSync(path, 'utf8'), brands);
    if (problems.length === 0) configureBrands(configured);
    return problems;
  } catch (error) {
    return [`BRANDS_FILE cannot be read: ${error instanceof Error ? error.message : String(error)}.`];
  }
}
