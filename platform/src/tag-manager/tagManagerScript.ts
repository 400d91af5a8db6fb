/**
 * The sandbox's tag manager as a browser runs it. As real containers do, it brings its tag as a script of its own, by a
 * plain text for an address: a page that lets in nothing but its own Trusted Types would refuse it.
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
 * The one tag: reads the page's data layer from its start, keeps to the consent that was said there, and sends what it may
 * to the collector.
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
      if (item[0] === 'consent') Object.assign(consent, item[2]);
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
