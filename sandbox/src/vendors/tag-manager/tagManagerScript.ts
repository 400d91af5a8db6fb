/**
 * Browser script of the simulated tag manager. Like real containers, it loads its tag by assigning a plain string to a
 * script address, which a page that allows only its own Trusted Types policies would refuse.
 */
export const tagManagerScript = `(() => {
  'use strict';
  const tag = document.createElement('script');
  tag.async = true;
  tag.src = new URL('tag.js', document.currentScript.src).href;
  document.head.append(tag);
})();
`;

/**
 * The only tag: reads the page's data layer from its start, obeys its consent, and sends permitted records to the
 * collector.
 */
export const tagScript = `(() => {
  'use strict';
  const collector = new URL('collect', document.currentScript.src).href;
  const consent = {};
  let waiting = [];
  let timer = 0;

  function send() {
    timer = 0;
    const events = waiting.splice(0, 50);
    if (events.length === 0) return;
    if (waiting.length > 0) later();
    fetch(collector, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ events }), keepalive: true, credentials: 'omit' }).catch(() => {});
  }
  function later() {
    if (timer === 0) timer = setTimeout(send, 250);
  }
  function take(item) {
    if (Object.prototype.toString.call(item) === '[object Arguments]') {
      if (item[0] !== 'consent') return;
      Object.assign(consent, item[2]);
      // Nothing is sent any more for which consent was withdrawn.
      waiting = waiting.filter(({ allowed }) => allowed.some((name) => consent[name] === 'granted'));
      return;
    }
    if (item === null || typeof item !== 'object' || typeof item.eventData !== 'object') return;
    const allowed = ['analytics_storage', 'ad_storage'].filter((name) => consent[name] === 'granted');
    // What happened before a yes stays on the page.
    if (allowed.length === 0 || waiting.length >= 500) return;
    waiting.push({ allowed, record: item });
    later();
  }

  if (!Array.isArray(window.dataLayer)) window.dataLayer = [];
  const layer = window.dataLayer;
  const push = layer.push;
  layer.push = (...items) => {
    const length = push.apply(layer, items);
    for (const item of items) take(item);
    return length;
  };
  for (const item of layer.slice()) take(item);
  addEventListener('pagehide', send);
})();
`;
