/**
 * Runs before anything else, in every page, letter for letter the same (its hash stands in the security policy).
 * Keeps errors that happen before the reporting code is there, and the first click on a control that is not yet alive,
 * so that an early tap is answered and not lost. Marks a page whose address names a choice among games (LB-13): the server
 * renders every visitor the same page, and what is not chosen must not be seen first. Marks a page that has not been
 * painted yet: covers and rows below the first screen, and the page's code, wait for that moment, so that the first screen
 * has the line and the processor to itself (`data-unpainted`; without scripts nothing waits). The code's files stand in the
 * head as `rel=later`, the first of them is the one that begins. They wait for the whole document, whose import map names
 * the integrity of modules. A page in a hidden tab is not painted: it waits for its pictures only, and any other for a
 * second longer at most.
 */
export const earlyScript =
  '(()=>{const e=window.__early={errors:[],clicks:[]};' +
  "addEventListener('error',v=>{if(e.errors.length<10)e.errors.push(String(v.message).slice(0,200))});" +
  "document.addEventListener('click',v=>{if(e.clicks===null)return;const t=v.target instanceof Element?v.target.closest('[data-early]'):null;" +
  'if(t){v.preventDefault();e.clicks.push(t)}},true);' +
  'const d=document.documentElement.dataset;' +
  "const seen=()=>{delete d.unpainted;const l=[...document.querySelectorAll('link[rel=later]')];if(l.length===0)return;" +
  "const go=()=>{for(const f of l)f.rel='modulepreload';import(l[0].href)};" +
  "if(document.readyState==='loading')addEventListener('DOMContentLoaded',go);else go()};addEventListener('load',()=>setTimeout(seen,document.hidden?0:1000));" +
  "if(window.PerformanceObserver?.supportedEntryTypes?.includes('paint')){d.unpainted='';" +
  "new PerformanceObserver((l,o)=>{if(l.getEntriesByName('first-contentful-paint').length){o.disconnect();seen()}}).observe({type:'paint',buffered:true})}else addEventListener('DOMContentLoaded',seen);" +
  "if(/[?&](provider|feature|volatility|jackpot|new|sort)=/.test(location.search))d.choice=''})()";
