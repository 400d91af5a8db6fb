/**
 * Inline script that runs before anything else, identical on every page (the security policy contains its hash).
 * Records errors before error reporting is loaded. Keeps clicks from before hydration, so that they are handled later.
 * Makes the key `/` a press on the page's search button, except while typing and while a dialog is open.
 * Marks a page whose address selects games (LB-13), because the server renders the same page for everybody and
 * unselected games must not flash. Marks the page as unpainted (`data-unpainted`): covers and rows below the fold and
 * the page's modules wait for the first paint; without scripts nothing waits. The modules are links in the head with
 * `rel=later`, the entry first. They wait for the complete document, because its import map has their integrity. A page
 * in a hidden tab never paints, so there only pictures wait; on any other page the wait lasts at most a second longer.
 */
export const earlyScript =
  '(()=>{const e=window.__early={errors:[],clicks:[]};' +
  "addEventListener('error',v=>{if(e.errors.length<10)e.errors.push(String(v.message).slice(0,200))});" +
  "document.addEventListener('click',v=>{if(e.clicks===null)return;const t=v.target instanceof Element?v.target.closest('[data-early]'):null;" +
  'if(t){v.preventDefault();e.clicks.push(t)}},true);' +
  "addEventListener('keydown',v=>{if(v.key!=='/'||v.ctrlKey||v.metaKey||v.altKey||v.defaultPrevented||v.target.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(v.target.tagName)||document.querySelector('dialog[open]'))return;" +
  "const b=document.querySelector('button[data-opens=search]');if(b){v.preventDefault();b.click()}});" +
  'const d=document.documentElement.dataset;' +
  "const seen=()=>{delete d.unpainted;const l=[...document.querySelectorAll('link[rel=later]')];if(l.length===0)return;" +
  "const go=()=>{for(const f of l)f.rel='modulepreload';import(l[0].href)};" +
  "if(document.readyState==='loading')addEventListener('DOMContentLoaded',go);else go()};addEventListener('load',()=>setTimeout(seen,document.hidden?0:1000));" +
  "if(window.PerformanceObserver?.supportedEntryTypes?.includes('paint')){d.unpainted='';" +
  "new PerformanceObserver((l,o)=>{if(l.getEntriesByName('first-contentful-paint').length){o.disconnect();seen()}}).observe({type:'paint',buffered:true})}else addEventListener('DOMContentLoaded',seen);" +
  "if(/[?&](provider|feature|volatility|jackpot|new|sort)=/.test(location.search))d.choice=''})()";
