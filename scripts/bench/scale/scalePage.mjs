import { coresPerNode, plannedUtilisation } from './scaleModel.mjs';
import { trafficKinds } from './simulatePlayers.mjs';

/** @typedef {import('./scaleModel.mjs').Demand} Demand */
/** @typedef {import('./scaleModel.mjs').EventCost} EventCost */
/** @typedef {import('./simulatePlayers.mjs').Behaviour} Behaviour */
/** @typedef {import('./simulatePlayers.mjs').TrafficKind} TrafficKind */

/** @type {Record<TrafficKind, string>} */
const kindNames = {
  visit: 'first page of a visit, empty browser cache',
  navigation: 'further page',
  login: 'login with the lobby that follows',
  lobbyMinute: 'minute with the lobby open',
  gameMinute: 'minute with a game open',
  launch: 'launch of a game, with its page',
};

const whole = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-GB');
const precise = (/** @type {number} */ value) =>
  value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : whole(value);

/**
 * Renders docs/scale.md.
 * @param {object} figures
 * @param {Record<TrafficKind, EventCost>} figures.costs
 * @param {import('./compareNodes.mjs').NodeComparison} figures.nodes
 * @param {Behaviour} figures.behaviour
 * @param {readonly { alone: Demand, behindEdge: Demand }[]} figures.demands one for each number of players
 * @param {number} figures.edgeHitRatio
 * @param {{ machine: string, day: string }} about
 */
export function scalePage({ costs, nodes, behaviour, demands, edgeHitRatio }, { machine, day }) {
  const [small] = demands;
  const perCore = (/** @type {Demand | undefined} */ demand) =>
    demand === undefined ? 0 : (demand.players / demand.cores) * plannedUtilisation;
  return `# Scale

This page tells operators how many web nodes, Redis commands, bytes and service calls a number of players needs. \`npm run bench:scale\` measures and writes it. Measured ${day} on ${machine}.

## In short

- One core at ${plannedUtilisation * 100} % carries about **${whole(perCore(small?.alone))} players at once** without an edge, and **${whole(perCore(small?.behindEdge))}** behind one.
- Behind an edge the nodes only answer \`/api\` and the pages that the edge does not hold.
- The operator's services receive each player's calls. They grow with the players, and no cache takes them off.

## What was measured

One web server, a real browser, and the sandbox as the operator's services. The first round fills the caches and does not count. CPU is that of the web server's process, without what it uses while idle.

| event | CPU of the server | requests | of these pages and files | sent | service calls | Redis commands |
|---|---|---|---|---|---|---|
${trafficKinds
  .map((kind) => {
    const cost = costs[kind];
    return `| ${kindNames[kind]} | ${precise(cost.cpuMs)} ms | ${precise(cost.requests)} | ${precise(cost.cacheableRequests)} | ${precise(cost.bytes / 1000)} kB | ${precise(cost.upstreamCalls)} | ${precise(cost.redisCommands)} |`;
  })
  .join('\n')}

- Each call of \`/api\` costs four Redis commands for its limit. A script runs them in one exchange.
- Rounds of a game go from its frame to the games service. The web server does not see them.
- The hub's socket goes from the browser to the operator's hub. The web server only negotiates it.
- Covers come from the media origin and are not in these figures.

### One node and three

Cached pages of one node and of three nodes with one Redis, each behind a balancer, in turn, at ${whole(nodes.perSecondPerNode)} pages a second for each node.

| | CPU of the nodes for a page |
|---|---|
| one node | ${nodes.oneCpuMs.toFixed(4)} ms |
| three nodes | ${nodes.threeCpuMs.toFixed(4)} ms |

The CPU of a page is ${(nodes.threeCpuMs / nodes.oneCpuMs).toFixed(2)} times as much with three nodes. The machine has too few cores to show three nodes at full load beside their balancer and the load.

## What is assumed

Replace these figures in \`scripts/bench/scale/simulatePlayers.mjs\` by your own and run the command again.

| assumption | figure |
|---|---|
| session of a player | ${behaviour.sessionMinutes} minutes, ${behaviour.launches} launches, ${behaviour.navigations} further pages, a game open for ${Math.round(behaviour.gameShare * 100)} % of the time |
| visitors at once | ${behaviour.visitorsPerPlayer} for each player, ${behaviour.visitMinutes} minutes, ${behaviour.visitNavigations} further pages |
| edge | holds ${(edgeHitRatio * 100).toFixed(1)} % of requests for pages and files |
| node | ${coresPerNode} cores, planned at ${plannedUtilisation * 100} % in the busiest second, and one node more than needed |

## Players at once

A simulation gives every player and visitor a random start and random actions, second by second, for ten minutes. The figures are those of the busiest second.

| players at once | | requests a second | at the nodes | busy cores | nodes | Redis commands a second | service calls a second | sent by the edge | sent by the nodes |
|---|---|---|---|---|---|---|---|---|---|
${demands.flatMap(({ alone, behindEdge }) => [row('no edge', alone), row('edge', behindEdge)]).join('\n')}

## What the operator's services have to bear

| service calls a second | ${demands.map(({ alone }) => whole(alone.players)).join(' | ')} |
|---|${demands.map(() => '---|').join('')}
| all | ${demands.map(({ alone }) => whole(alone.upstreamPerSecond)).join(' | ')} |

Calls whose response depends on no player (pages, games, jackpots, winners) are cached by each node, so they grow with nodes and content, not with players. Calls of a player (login, session summary, balances, launches, history) pass one to one. If a service slows down, the web server gives up after its deadline, and the browser repeats reads twice with growing delays: plan a service for at most three times its usual calls ([page-cache.md](page-cache.md#retries)).

## Limits of this model

- One Redis carries about 100,000 simple commands a second. Above that use Redis Cluster: every key stands alone, so the load spreads evenly, apart from one small hash with the generations of cached pages, which each page render reads once.
- Players of one event arrive together. After an outage, browsers wait with random, growing delays; plan for the busiest second of a login wave of your own, at ${precise(costs.login.cpuMs)} ms of CPU and ${precise(costs.login.upstreamCalls)} service calls a login.
- The network of an edge and the operator's games, media and hub are outside this model.
`;
}

/** @param {string} name @param {Demand} demand */
function row(name, demand) {
  const { players, requestsPerSecond, callsPerSecond, cores, nodes, redisPerSecond, upstreamPerSecond } = demand;
  return `| ${whole(players)} | ${name} | ${[requestsPerSecond, callsPerSecond].map(whole).join(' | ')} | ${precise(cores)} | ${whole(nodes)} | ${[redisPerSecond, upstreamPerSecond].map(whole).join(' | ')} | ${precise(demand.edgeGbitPerSecond)} Gbit/s | ${precise(demand.nodeGbitPerSecond)} Gbit/s |`;
}
