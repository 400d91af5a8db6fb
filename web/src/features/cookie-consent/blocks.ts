import { block } from '../../domain/block/blockDefinition.ts';
import type { CookieTableProperties } from './CookieTable.tsx';

export const cookieConsentBlocks = [
  block<object>({
    alias: 'cookieToast',
    region: 'overlay',
    load: 'idle',
    messageArea: 'cookies',
    bundle: 'live',
    module: 'src/features/cookie-consent/CookieToast.tsx',
    view: () => import('./CookieToast.tsx'),
  }),
  block<object>({
    alias: 'cookieSettings',
    region: 'overlay',
    load: 'use',
    opens: 'cookieSettings',
    messageArea: 'cookies',
    module: 'src/features/cookie-consent/CookieSettings.tsx',
    view: () => import('./CookieSettings.tsx'),
  }),
  block<CookieTableProperties>({
    alias: 'cookieTable',
    region: 'main',
    load: 'now',
    isStatic: true,
    messageArea: 'cookieTable',
    module: 'src/features/cookie-consent/CookieTable.tsx',
    view: () => import('./CookieTable.tsx'),
  }),
];
