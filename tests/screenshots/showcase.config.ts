import { defineConfig } from '@playwright/test';
import screenshots from './playwright.config.ts';

/** Takes the screens of `docs/screens.md`, with pictures and figures. */
export default defineConfig({ ...screenshots, testDir: './showcase', testMatch: '*.spec.ts', reporter: 'list' });
