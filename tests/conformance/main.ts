import { writeFileSync } from 'node:fs';
import { countOf, reportPage, reportText } from './conformanceReport.ts';
import { parseArguments, usage } from './parseArguments.ts';
import { runConformance } from './runConformance.ts';

// Exit codes: 0 everything conforms, 1 something deviates, 2 nothing could be checked.
const order = parseArguments(
  process.argv.slice(2),
  process.env['CONFORMANCE_PASSWORD'],
  process.env['CAPABILITIES_OFF'],
);
if (typeof order === 'string') {
  process.stderr.write(`${order}\n\n${usage}`);
  process.exitCode = 2;
} else {
  const report = await runConformance(order);
  process.stdout.write(reportText(report));
  if (order.json !== null) writeFileSync(order.json, `${JSON.stringify(report, null, 2)}\n`);
  if (order.html !== null) writeFileSync(order.html, reportPage(report));
  if (countOf(report, 'differs') > 0) process.exitCode = 1;
  else if (countOf(report, 'fits') === 0) process.exitCode = 2;
}
