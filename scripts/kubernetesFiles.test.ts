import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Gateway } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/Gateway';
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute';
import { PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule';
import { ServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { brands } from '../brands/brands.ts';
import { requestKinds } from '../web/src/server/metrics.server.ts';
import { brandsWithFile } from '../web/src/services/configuration/brandsWithFile.ts';
import { readConfiguration } from '../web/src/services/configuration/configuration.server.ts';
import { productionProblems } from '../web/src/services/configuration/deployment.server.ts';
import { webVariables } from './deployedVariables.ts';
import { projectRoot, readText } from './projectRoot.mjs';

const models = {
  ConfigMap,
  Deployment,
  Gateway,
  HorizontalPodAutoscaler,
  HTTPRoute,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
  ServiceMonitor,
};

/** Renders the example with `kubectl kustomize`, with other files in place of those that it names. */
function render(alternatives: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-kubernetes-'));
  try {
    cpSync(join(projectRoot, 'deploy/kubernetes'), folder, { recursive: true });
    const { resources, ...rest } = parse(readText('deploy/kubernetes/example/kustomization.yaml'));
    // Debian's kubectl (1.20) takes folders in `bases` alone. Later ones read them there too.
    const files = resources.filter((name: string) => name !== '../base');
    writeFileSync(
      join(folder, 'example/kustomization.yaml'),
      JSON.stringify({
        ...rest,
        bases: ['../base'],
        resources: files.map((name: string) => alternatives[name] ?? name),
      }),
    );
    const { status, stdout, stderr, error } = spawnSync('kubectl', ['kustomize', join(folder, 'example')], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`kubectl kustomize cannot render the example: ${error?.message ?? stderr}`);
    return parseAllDocuments(stdout).map((document) => document.toJS());
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const shipped = render({});
const other = render({ 'http-route.yaml': 'ingress.yaml', 'autoscaler-cpu.yaml': 'autoscaler-requests.yaml' });
/** The only manifest of a kind, or that whose name begins with `name`. */
function manifestOf(manifests: typeof shipped, kind: keyof typeof models, name = '') {
  const found = manifests.filter((each) => each.kind === kind && each.metadata.name.startsWith(name));
  expect(found).toHaveLength(1);
  return found[0];
}
const brandsFile: string = readText('deploy/kubernetes/example/brands.json');
const hosts = Object.values<{ hosts: string[] }>(JSON.parse(brandsFile)).flatMap((brand) => brand.hosts);
const haproxy = readText('deploy/haproxy/haproxy.cfg');
const image = readText('deploy/Containerfile');
const pod = manifestOf(shipped, 'Deployment').spec.template.spec;
const [web] = pod.containers;
const service = manifestOf(shipped, 'Service');
const portOf = (name: string) => service.spec.ports.find((port: { name: string }) => port.name === name).port;

describe.each([
  ['as shipped', shipped, ['Gateway', 'HTTPRoute']],
  ['with an Ingress and an autoscaler by requests', other, ['Ingress']],
])('deploy/kubernetes/example %s', (_, manifests, waysIn) => {
  test('renders every kind once, all in one namespace and valid by the schemas of Kubernetes', () => {
    const kinds: string[] = manifests.map(({ kind }) => kind);
    const always = ['ConfigMap', 'ConfigMap', 'Deployment', 'HorizontalPodAutoscaler', 'NetworkPolicy'] as const;
    expect(kinds.toSorted()).toEqual(
      [...always, 'PodDisruptionBudget', 'Service', 'ServiceMonitor', ...waysIn].toSorted(),
    );
    for (const manifest of manifests) {
      const { apiVersion, kind, metadata } = manifest;
      const model = models[kind as keyof typeof models] as new (data: unknown) => {
        apiVersion: string;
        validate(): void;
      };
      expect(new model(manifest).apiVersion).toBe(apiVersion);
      expect(metadata.namespace).toBe('foyer');
      expect(() => new model(manifest).validate()).not.toThrow();
      expect(() => new model({ ...manifest, metadata: 'none' }).validate()).toThrow(/metadata/);
    }
  });

  test('leads every host of the brands, and no other, to the port of visitors', () => {
    if (waysIn[0] === 'Ingress') {
      const { rules, tls } = manifestOf(manifests, 'Ingress').spec;
      expect(rules.map((rule: { host: string }) => rule.host)).toEqual(hosts);
      expect(tls[0].hosts).toEqual(hosts);
      for (const { http } of rules)
        expect(http.paths).toEqual([
          {
            path: '/',
            pathType: 'Prefix',
            backend: { service: { name: service.metadata.name, port: { name: 'http' } } },
          },
        ]);
      return;
    }
    const { spec } = manifestOf(manifests, 'HTTPRoute');
    expect(spec.hostnames).toEqual(hosts);
    expect(spec.parentRefs).toEqual([{ name: manifestOf(manifests, 'Gateway').metadata.name }]);
    expect(spec.rules[0].backendRefs).toEqual([{ name: service.metadata.name, port: portOf('http') }]);
    expect(haproxy).toContain(`  timeout server ${spec.rules[0].timeouts.request}\n`);
  });
});

describe('deploy/kubernetes', () => {
  test('the configuration is complete for production once the names are the operator’s', () => {
    const { DEPLOYMENT = '' } = /DEPLOYMENT=(?<DEPLOYMENT>\w+)/.exec(image)?.groups ?? {};
    const secret = 'Zk3vQ8mX1pR7tL5wB9nY2cF6hJ4sD0gA';
    const secrets = { SESSION_SECRET: secret, WEBHOOK_SECRET: secret, EDGE_SECRET: secret, EDGE_PURGE_SECRET: secret };
    const variables = {
      ...manifestOf(shipped, 'ConfigMap', 'foyer-web').data,
      ...secrets,
      DEPLOYMENT,
      REDIS_URL: 'rediss://user:password@redis.operator.net',
    };
    expect(productionProblems(variables)).toContainEqual(expect.stringContaining('names services.operator.example'));
    const own = Object.fromEntries(
      Object.entries<string>(variables).map(([name, value]) => [name, value.replace('.example', '.net')]),
    );
    expect(productionProblems(own)).toEqual([]);
    expect(readConfiguration(own).deployment).toBe('production');
    expect(Object.keys(variables).filter((name) => !webVariables.has(name))).toEqual([]);
    const comment = readText('deploy/kubernetes/example/kustomization.yaml');
    for (const name of [...Object.keys(secrets), 'REDIS_URL']) {
      expect(comment).toContain(name);
      expect(manifestOf(shipped, 'ConfigMap', 'foyer-web').data).not.toHaveProperty(name);
    }
  });

  test('the file of brands names brands and values that exist, and the pods mount it', () => {
    expect(brandsWithFile(brandsFile, brands).problems).toEqual([]);
    expect(Object.keys(JSON.parse(brandsFile))).toEqual(brands.map(({ id }) => id));
    const map = manifestOf(shipped, 'ConfigMap', 'foyer-brands');
    expect(map.data['brands.json']).toBe(brandsFile);
    expect(pod.volumes).toEqual([{ name: 'brands', configMap: { name: map.metadata.name } }]);
    const { BRANDS_FILE } = manifestOf(shipped, 'ConfigMap', 'foyer-web').data;
    expect(BRANDS_FILE).toBe(`${web.volumeMounts[0].mountPath}/brands.json`);
  });

  test('ports, probes and user agree with the image', () => {
    const ports = Object.fromEntries(
      web.ports.map((port: { name: string; containerPort: number }) => [port.name, port.containerPort]),
    );
    expect(image).toContain(` PORT=${ports.http} `);
    expect(image).toContain(` OPERATIONS_PORT=${ports.operations}\n`);
    expect(portOf('operations')).toBe(ports.operations);
    expect(image).toContain(`USER ${pod.securityContext.runAsUser}:${pod.securityContext.runAsGroup}`);
    expect([web.startupProbe, web.livenessProbe, web.readinessProbe].map(({ httpGet }) => httpGet)).toEqual([
      { path: '/healthz', port: 'operations' },
      { path: '/healthz', port: 'operations' },
      { path: '/readyz', port: 'operations' },
    ]);
    const policy = manifestOf(shipped, 'NetworkPolicy').spec;
    const open = policy.ingress.flatMap((rule: { ports: { port: string }[] }) => rule.ports.map(({ port }) => port));
    expect(open).toEqual(Object.keys(ports));
  });

  test('the pods meet the restricted profile of Kubernetes and name their resources', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(web.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(web.resources).toMatchObject({ requests: { cpu: '1' }, limits: { memory: '1Gi' } });
  });

  test('a pod has time for its notice and 10 s of requests; the autoscaler alone sets the number of pods', () => {
    const { spec } = manifestOf(shipped, 'Deployment');
    const noticeMs = Number(manifestOf(shipped, 'ConfigMap', 'foyer-web').data.DRAIN_NOTICE_MS);
    const endsAfter = web.lifecycle.preStop.sleep.seconds + noticeMs / 1000 + 10;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(endsAfter);
    expect(spec).not.toHaveProperty('replicas');
    for (const manifests of [shipped, other])
      expect(manifestOf(manifests, 'HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe('foyer-web');
  });

  test('the autoscaler by requests reads the metric that the adapter makes of the server’s', () => {
    const { rules } = parse(readText('deploy/prometheus/adapter-rules.yml'));
    const [{ seriesQuery, name, metricsQuery }] = rules;
    const [series = ''] = /^\w+/.exec(seriesQuery) ?? [];
    const [{ pods }] = manifestOf(other, 'HorizontalPodAutoscaler').spec.metrics;
    expect(series.replace(new RegExp(name.matches), name.as.replace('${1}', '$1'))).toBe(pods.metric.name);
    expect(readText('web/src/server/metrics.server.ts')).toContain(`'${series}'`);
    const kinds = /kind=~"(?<kinds>[^"]+)"/.exec(metricsQuery)?.groups?.['kinds']?.split('|');
    expect(requestKinds).toEqual(expect.arrayContaining(kinds ?? ['']));
  });
});

describe('deploy/prometheus', () => {
  const { global: settings, scrape_configs: jobs } = parse(readText('deploy/prometheus/prometheus.yml'), {
    merge: true,
  });
  const names: string[] = jobs.map((job: { job_name: string }) => job.job_name);

  test('scrapes every job that a rule names, and the ports of balancer and edge', () => {
    const rules = readText('deploy/prometheus/alerts.yml') + readText('deploy/prometheus/recording-rules.yml');
    const named = [...rules.matchAll(/\bjob=~?"([^"]+)"/g)].flatMap(([, text = '']) => text.split('|'));
    expect(names).toEqual(expect.arrayContaining(named));
    const targetOf = (name: string) => jobs[names.indexOf(name)].static_configs[0].targets[0];
    const [, statsPort] = /BALANCER_STATS_BIND .*:(\d+)$/m.exec(haproxy) ?? [];
    expect(targetOf('foyer-balancer')).toBe(`balancer-1:${statsPort}`);
    expect(haproxy).toContain('prometheus-exporter if { path /metrics }');
    expect(targetOf('foyer-edge')).toMatch(/^edge-1:/);
  });

  test('the monitor of Kubernetes gives pods the job and the interval of the scrape configuration', () => {
    const { spec } = manifestOf(shipped, 'ServiceMonitor');
    expect(names).toContain(service.metadata.labels[spec.jobLabel]);
    expect(service.metadata.labels).toMatchObject(spec.selector.matchLabels);
    expect(spec.endpoints).toEqual([{ port: 'operations', interval: settings.scrape_interval }]);
  });

  test('alerts link to an absolute address', () => {
    expect(new URL(settings.external_labels.documents).protocol).toBe('https:');
  });

  test.each(['alerts.yml', 'recording-rules.yml'])('%s is the spec of a PrometheusRule', (name) => {
    const spec = parse(readText(`deploy/prometheus/${name}`));
    expect(() => new PrometheusRule({ metadata: { name: 'foyer' }, spec }).validate()).not.toThrow();
    expect(() =>
      new PrometheusRule({
        metadata: { name: 'foyer' },
        spec: { groups: [{ ...spec.groups[0], name: 1 }] },
      }).validate(),
    ).toThrow(/name/);
  });
});
