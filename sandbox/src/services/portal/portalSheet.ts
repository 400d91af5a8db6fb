import { brandStyleSheet } from '../../kernel/frame/brandStyleSheet.ts';

const rules = `
*{box-sizing:border-box;margin:0}
html{background:var(--bg);color:var(--text);color-scheme:dark;font:1rem/1.5 var(--body-face);-webkit-text-size-adjust:100%}
body{display:grid;grid-template-rows:auto 1fr auto;min-height:100vh;overflow-wrap:anywhere}
:focus-visible{outline:3px solid #fff;outline-offset:3px}
main:focus{outline:none}
ul,dl{padding:0;list-style:none}
small{color:var(--muted);font-size:.8125rem}
.icon{width:22px;height:22px;flex:none;fill:none;stroke:currentcolor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.skip{position:absolute;inset-inline-start:16px;top:8px;z-index:1;padding:12px 16px;border-radius:var(--btn-r);background:var(--s-3);color:var(--text);transform:translateY(-200%)}
.skip:focus{transform:none}

header{border-bottom:1px solid var(--line)}
header>div,.page,footer{width:100%;max-width:1120px;margin:0 auto;padding-inline:16px}
header>div{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;min-height:72px;padding-block:10px}
.brand{display:flex;align-items:center;gap:12px;min-width:0;color:var(--logo-text);font:var(--hw) var(--logo-size-phone)/1.15 var(--head-face);letter-spacing:var(--logo-tracking);text-transform:var(--hc)}
.logo{flex:none;width:34px;height:34px}
.back{margin-inline-start:auto}

.button{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:44px;padding:8px 18px;border:1.5px solid transparent;border-radius:var(--btn-r);color:var(--text);font:500 .9375rem/1.25 var(--body-face);text-align:center;text-decoration:none;cursor:pointer}
.outline{border-color:var(--ctl);background:none}
.primary{min-height:52px;padding-inline:32px;background:var(--primary);color:var(--on-accent);font-weight:600;font-size:1rem}
.button .icon{width:18px;height:18px}

.page{display:grid;gap:24px;align-content:start;padding-block:24px 48px}
aside{display:grid;gap:16px;align-content:start;min-width:0}
.who{display:grid}
.who b{font-size:1.0625rem;font-weight:600}
aside ul{display:flex;flex-wrap:wrap;gap:8px}
aside a{display:flex;align-items:center;gap:12px;min-height:48px;padding:8px 14px;border-radius:var(--btn-r);background:var(--s-1);color:var(--text);text-decoration:none}
aside a[aria-current]{background:var(--s-3);font-weight:600}
aside a[aria-current] .icon{color:var(--accent-txt)}
main{display:grid;gap:20px;align-content:start;min-width:0}
h1{font:var(--hw) calc(1.75rem*var(--hs))/1.2 var(--head-face);letter-spacing:var(--ht);text-transform:var(--hc)}
:lang(zh) h1{letter-spacing:0}
h2{font-size:1.125rem;font-weight:600;line-height:1.35}
.part{display:grid;gap:14px;max-width:44rem;padding:20px}
.facts{display:grid;gap:8px;padding-inline-start:1.1em;list-style:disc;color:var(--muted)}
.facts a{color:var(--accent-txt);text-underline-offset:3px}
.problem{padding:12px 16px;border-radius:12px;border-inline-start:4px solid var(--warning);background:var(--s-2)}
.danger{min-height:52px;padding-inline:32px;border-color:var(--error);background:none;font-weight:600;font-size:1rem}
.lead{max-width:44rem;color:var(--muted)}
.card{border-radius:16px;background:var(--s-1)}

.periods ul{display:flex;flex-wrap:wrap;gap:8px}
.periods a{display:grid;place-items:center;min-height:40px;padding:4px 16px;border:1.5px solid var(--ctl);border-radius:999px;color:var(--text);font-size:.9375rem;text-decoration:none}
.periods a[aria-current]{border-color:var(--text);background:var(--text);color:var(--bg);font-weight:600}
.totals{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(10rem,100%),1fr));gap:12px}
.totals div{padding:14px 18px;border-radius:16px;background:var(--s-1)}
dt{color:var(--muted);font-size:.8125rem}
dd{margin:0;font-size:1.25rem;font-weight:600;line-height:1.35;font-variant-numeric:tabular-nums}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:14px 18px;border-bottom:1px solid var(--line);text-align:start;vertical-align:middle}
th{color:var(--muted);font-size:.8125rem;font-weight:500;white-space:nowrap}
tr:last-child td{border-bottom:0}
td{overflow-wrap:normal}
td:first-child{color:var(--muted);white-space:nowrap}
td:nth-child(2){min-width:9rem;overflow-wrap:anywhere}
.kind{display:flex;align-items:center;gap:12px;font-weight:500}
.kind .icon{color:var(--accent-txt)}
.decision{margin-top:4px;font-size:.875rem}
.decision summary{display:inline-block;padding:4px 0;color:var(--accent-txt);cursor:pointer}
.decision p{margin:6px 0 0}
.decision code{font-size:.8125rem;overflow-wrap:anywhere}
.sum{text-align:end;white-space:nowrap}
td.sum:nth-child(3){font-weight:600}
.more{display:flex;flex-wrap:wrap;gap:12px}
.empty{display:grid;justify-items:center;gap:16px;padding:48px 24px;text-align:center}
.empty>.icon{width:44px;height:44px;color:var(--accent-txt)}

form{display:grid;gap:20px;max-width:44rem}
fieldset{min-width:0;padding:6px 20px 8px;border:0}
legend{float:inline-start;width:100%;padding:14px 0 10px;color:var(--muted);font-size:.8125rem;font-weight:500}
label{clear:both;display:flex;align-items:center;gap:16px;min-height:64px;padding:8px 0;border-top:1px solid var(--line);font-weight:500;cursor:pointer}
label>.icon{color:var(--accent-txt)}
label span{display:grid;flex:1;min-width:0}
label small{font-weight:400}
input[type=checkbox]{appearance:none;display:grid;place-items:center;width:28px;height:28px;flex:none;margin:0;border:2px solid var(--ctl);border-radius:8px;background:var(--sunken);cursor:pointer}
input[type=checkbox]:checked{border-color:var(--accent);background:var(--accent)}
input[type=checkbox]:checked::before{content:'';width:8px;height:14px;margin-top:-3px;border:solid var(--on-accent);border-width:0 3px 3px 0;transform:rotate(45deg)}
.saved{display:flex;align-items:center;gap:12px;max-width:44rem;padding:12px 16px;border-radius:12px;border-inline-start:4px solid var(--success);background:var(--s-2)}
.saved .icon{color:var(--success)}

footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 24px;padding-block:20px 28px;color:var(--muted);font-size:.875rem}
footer p{align-self:center}
footer ul{display:flex;flex-wrap:wrap;gap:0 24px}
footer a{display:flex;align-items:center;min-height:44px;color:var(--accent-txt);text-underline-offset:3px}

@media (hover:hover){
.outline:hover,.periods a:not([aria-current]):hover,aside a:hover{background:var(--s-2)}
.primary:hover{filter:brightness(1.08)}
}
@media (min-width:768px){
header>div,.page,footer{padding-inline:32px}
.brand{font-size:var(--logo-size)}
}
@media (min-width:1024px){
.page:not(.single){grid-template-columns:244px minmax(0,1fr);gap:40px;padding-block:36px 56px}
aside ul{display:grid;gap:4px}
aside a{background:none}
.single{max-width:680px}
}
/* On a phone a line is a card: what it is and when on the left, its sums with their names on the right. */
@media (max-width:639px){
header>div,.brand{gap:8px}
.back{padding-inline:12px}
aside a{min-height:44px;padding-inline:12px;font-size:.9375rem}
aside .icon{display:none}
.totals{display:block;padding:4px 16px;border-radius:16px;background:var(--s-1)}
.totals div{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 16px;padding:10px 0;border-radius:0;background:none}
.totals div+div{border-top:1px solid var(--line)}
dd{font-size:1.0625rem}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tbody tr{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 16px;padding:14px 16px;border-bottom:1px solid var(--line)}
tbody tr:last-child{border-bottom:0}
td{padding:0;border:0}
td:nth-child(1){grid-area:2/1;font-size:.8125rem;white-space:normal}
td:nth-child(1)::after{content:' UTC'}
td:nth-child(2){grid-area:1/1;min-width:0}
.kind{align-items:start}
.sum{grid-column:2}
.sum::before{content:attr(data-name);margin-inline-end:8px;color:var(--muted);font-size:.8125rem;font-weight:400}
.more .button,form .button{flex:1 1 100%;width:100%}
}
/* Chosen things keep a mark when the system replaces the colours. */
@media (forced-colors:active){
.button,.card,.totals{border:1px solid CanvasText}
[aria-current]{border:2px solid Highlight}
input[type=checkbox]{appearance:auto}
}
`;

/** Returns the portal style sheet in a brand's look; undefined for an unknown brand. */
export function portalSheet(brandId: string): string | undefined {
  const look = brandStyleSheet(brandId);
  return look === undefined ? undefined : look + rules;
}
