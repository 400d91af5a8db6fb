import { startCluster } from '../../../tests/cluster/support/startCluster.ts';
import { startHaproxy } from '../../../tests/cluster/support/startHaproxy.ts';
import { loadAtRate } from '../loadAtRate.mjs';
import { cpuMs } from '../processUsage.mjs';

const seconds = 10;
/** For each node, so that one node alone and one of three do the same work. */
const connectionsPerNode = 8;
const perSecondPerNode = 800;
/** Rounds alternate between one node and three, so that a busy moment of the machine affects both. */
const rounds = 5;

/**
 * @typedef {object} NodeComparison
 * @property {number} perSecondPerNode
 * @property {number} oneCpuMs CPU of one node for a cached page
 * @property {number} threeCpuMs CPU of three nodes for a cached page
 */

/**
 * Compares cached pages of one node with those of three nodes that share Redis, at the same rate for each node. Both are
 * behind a balancer, because a node that is requested directly parses no proxy's headers. At full load the two could not
 * be compared: a busy node handles several requests each time it wakes up, which costs less for each.
 * @returns {Promise<NodeComparison>} medians
 */
export async function compareNodes() {
  const cluster = await startCluster();
  const [first] = cluster.nodes;
  const balancerOfOne = await startHaproxy([first.port, first.port, first.port]);
  try {
    const host = `regency.localhost:${cluster.port}`;
    const headers = { 'accept-encoding': 'gzip' };
    for (const node of cluster.nodes) await node.client.request({ path: '/', headers });
    /** @type {Record<'one' | 'three', number[]>} */
    const results = { one: [], three: [] };
    /** @param {'one' | 'three'} name @param {number} port @param {readonly number[]} pids */
    const measure = async (name, port, pids) => {
      const before = pids.map(cpuMs);
      const requests = await loadAtRate({
        url: `http://127.0.0.1:${port}/`,
        host,
        seconds,
        connections: connectionsPerNode * pids.length,
        perSecond: perSecondPerNode * pids.length,
        headers,
      });
      const used = pids.reduce((sum, pid, index) => sum + cpuMs(pid) - (before[index] ?? 0), 0);
      results[name].push(used / requests);
    };
    for (let round = 0; round < rounds; round += 1) {
      await measure('one', balancerOfOne.port, [first.pid()]);
      await measure(
        'three',
        cluster.balancer.port,
        cluster.nodes.map((node) => node.pid()),
      );
    }
    return { perSecondPerNode, oneCpuMs: median(results.one), threeCpuMs: median(results.three) };
  } finally {
    await balancerOfOne.end();
    await cluster.stop();
  }
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
