/** Script that pages embed. Like the vendor's, it finds its own tag, reads the domain number and loads the banner. */
export const consentStub = `(() => {
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
