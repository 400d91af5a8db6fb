import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { scaledStyles } from '../../kernel/scaledStyles.ts';
import { vendorFile } from '../../kernel/vendorFile.ts';
import { consentBannerScript } from './consentBannerScript.ts';

const consentBannerStyles = scaledStyles(new URL('consentBanner.css', import.meta.url));

/** Script that pages embed. Like the vendor's, it finds its own tag, reads the domain number and loads the banner. */
const consentStub = `(() => {
  'use strict';
  const tag = document.currentScript;
  const domain = tag.getAttribute('data-domain-script');
  if (!domain) return;
  const banner = document.createElement('script');
  banner.src = new URL('otBannerSdk.js', tag.src).href;
  banner.setAttribute('data-domain', domain);
  document.head.append(banner);
})();
`;

/** Simulates the consent vendor: its stub, and the banner that the stub loads. */
export function consentVendorModule({ webOrigins }: Pick<SandboxContext, 'webOrigins'>): SandboxModule {
  const app = new Hono();
  app.use('/consent-vendor/*', cors({ origin: [...webOrigins], allowMethods: ['GET'], maxAge: 600 }));
  app.get('/consent-vendor/scripttemplates/otSDKStub.js', () => vendorFile(consentStub, 'text/javascript'));
  app.get('/consent-vendor/scripttemplates/otBannerSdk.js', () => vendorFile(consentBannerScript, 'text/javascript'));
  app.get('/consent-vendor/scripttemplates/otBanner.css', () => vendorFile(consentBannerStyles, 'text/css'));
  return { name: 'consent vendor', pages: { services: app } };
}
