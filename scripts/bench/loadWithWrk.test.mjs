import { expect, test } from 'vitest';
import { readWrk } from './loadWithWrk.mjs';

const output = `Running 5s test @ http://127.0.0.1:3000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.00ms  400.00us   9.00ms   90.00%
    Req/Sec    15.92k     1.00k   17.00k    80.00%
  Latency Distribution
     50%    1.90ms
     75%    2.10ms
     90%    2.40ms
     99%    3.50ms
  79221 requests in 5.00s, 1.20GB read
Requests/sec:  15842.80
Transfer/sec:    245.00MB
`;

test('readWrk reads the request rate and the 99th percentile latency', () => {
  expect(readWrk(output)).toEqual({ requests: 79221, perSecond: 15842.8, p99Ms: 3.5, errors: 0 });
  expect(readWrk(output.replace('99%    3.50ms', '99%  850.00us')).p99Ms).toBeCloseTo(0.85);
});

test('readWrk counts non-2xx responses and socket errors as errors', () => {
  expect(
    readWrk(`${output}  Non-2xx or 3xx responses: 3\n  Socket errors: connect 1, read 2, write 0, timeout 4\n`).errors,
  ).toBe(10);
});
