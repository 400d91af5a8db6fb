import { brandStyleSheet } from '../../kernel/frame/brandStyleSheet.ts';

const rules = `
*{box-sizing:border-box;margin:0}
html{background:var(--s-1);color:var(--text);color-scheme:dark;font:16px/1.5 system-ui,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif;-webkit-text-size-adjust:100%}
body{display:grid;gap:24px;max-width:880px;margin:0 auto;padding:24px 16px 48px;overflow-wrap:anywhere}
:focus-visible{outline:2px solid #fff;outline-offset:2px}
header{display:grid;gap:12px}
header p{color:var(--muted)}
nav{display:flex;flex-wrap:wrap;gap:8px}
nav a{display:grid;align-items:center;min-height:44px;padding:0 18px;border:1.5px solid var(--ctl);border-radius:var(--btn-r);color:var(--text);font-weight:600;text-decoration:none}
nav a[aria-current]{border-color:var(--accent);background:var(--s-2)}
main{display:grid;gap:20px}
h1{font-size:1.75rem;line-height:1.2}
small{color:var(--muted);font-size:.8125rem}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:14px;background:var(--sunken)}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:12px 14px;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}
th{color:var(--muted);font-size:.8125rem;font-weight:600;white-space:nowrap}
tr:last-child td{border-bottom:0}
td{overflow-wrap:normal}
td:nth-child(2){min-width:8rem}
.sum{text-align:end;white-space:nowrap}
form{display:grid;gap:20px;max-width:36rem}
fieldset{display:grid;gap:2px;padding:8px 16px 12px;border:1px solid var(--line);border-radius:14px;background:var(--sunken)}
legend{padding:0 6px;font-weight:700}
label{display:flex;align-items:center;gap:14px;min-height:52px;cursor:pointer}
label span{display:grid}
input[type=checkbox]{width:24px;height:24px;flex:none;accent-color:var(--accent)}
button{min-height:52px;padding:0 28px;border:0;border-radius:var(--btn-r);background:var(--primary);color:var(--on-accent);font:700 1rem/1 system-ui,sans-serif;cursor:pointer}
main>p>a{color:var(--accent-txt)}
.saved{padding:12px 16px;border:1px solid var(--accent);border-radius:14px;background:var(--s-2)}
/* On a phone a line is a card: what it is and when on the left, its sums with their names on the right. */
@media (max-width:559px){
nav a{flex:1;justify-items:center;white-space:nowrap}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tbody tr{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:12px 14px;border-bottom:1px solid var(--line)}
tbody tr:last-child{border-bottom:0}
td{padding:0;border:0}
td:nth-child(1){grid-area:2/1;color:var(--muted);font-size:.8125rem}
td:nth-child(1)::after{content:' UTC'}
td:nth-child(2){grid-area:1/1;font-weight:600}
.sum{grid-column:2}
.sum::before{content:attr(data-name);margin-inline-end:8px;color:var(--muted);font-size:.8125rem}
}
`;

/** Returns the portal style sheet in a brand's colours; undefined for an unknown brand. */
export function portalSheet(brandId: string): string | undefined {
  const colours = brandStyleSheet(brandId);
  return colours === undefined ? undefined : colours + rules;
}
