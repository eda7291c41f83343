import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { validate } from 'dockerfile-utils'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { CronJob } from 'kubernetes-models/batch/v1/CronJob'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { Secret } from 'kubernetes-models/v1/Secret'
import { Service } from 'kubernetes-models/v1/Service'
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const read = (file: string) => readFileSync(join('ops/deploy', file), 'utf8')
const manifests = readdirSync('ops/deploy/kubernetes').filter(
  (file) => file !== 'kustomization.yaml',
)

test('the Dockerfile is one that Docker understands, and its image runs without root', () => {
  const text = read('Dockerfile')
  expect(validate(text)).toEqual([])
  const serving = text.slice(text.lastIndexOf('\nFROM '))
  expect(serving).toMatch(/\nUSER 10001:10001\n/)
  expect(serving).toMatch(/\nHEALTHCHECK /)
  expect(serving.indexOf('\nUSER ')).toBeGreaterThan(serving.lastIndexOf('\nCOPY '))
  for (const [, from = ''] of text.matchAll(/^COPY (?:--from=\S+ )?(.+) \S+$/gm))
    for (const source of from.split(' ').filter((one) => !one.startsWith('/') && one !== '.'))
      expect(existsSync(source), source).toBe(true)
  expect(readFileSync('.dockerignore', 'utf8')).toMatch(/^\.env\*$/m)
})

test('the manifests are what Kubernetes takes', () => {
  for (const file of manifests) {
    const parsed: unknown = parse(read(`kubernetes/${file}`))
    expect(() => refuseWrong(parsed), file).not.toThrow()
  }
})

function refuseWrong(parsed: unknown): void {
  if (StatefulSet.is(parsed)) return new StatefulSet(parsed).validate()
  if (Service.is(parsed)) return new Service(parsed).validate()
  if (Ingress.is(parsed)) return new Ingress(parsed).validate()
  if (PodDisruptionBudget.is(parsed)) return new PodDisruptionBudget(parsed).validate()
  if (NetworkPolicy.is(parsed)) return new NetworkPolicy(parsed).validate()
  if (CronJob.is(parsed)) return new CronJob(parsed).validate()
  if (ConfigMap.is(parsed)) return new ConfigMap(parsed).validate()
  if (Secret.is(parsed)) return new Secret(parsed).validate()
  if (Namespace.is(parsed)) return new Namespace(parsed).validate()
  throw new Error('An unknown kind')
}

test('a wrong manifest is refused', () => {
  const parsed: unknown = parse(
    read('kubernetes/statefulset.yaml').replace('replicas: 3', 'replicas: x'),
  )
  expect(() => refuseWrong(parsed)).toThrow('replicas')
})

const container = z.object({
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  resources: z.object({ limits: z.object({ memory: z.string() }) }),
})
const pod = z.object({
  spec: z.object({
    automountServiceAccountToken: z.literal(false),
    securityContext: z.object({ runAsNonRoot: z.literal(true) }),
    containers: z.array(container),
  }),
})

test('pods may do nothing that they need not, and have time to end in', () => {
  const set = z
    .object({ spec: z.object({ template: pod }) })
    .safeParse(parse(read('kubernetes/statefulset.yaml')))
  const job = z
    .object({ spec: z.object({ jobTemplate: z.object({ spec: z.object({ template: pod }) }) }) })
    .safeParse(parse(read('kubernetes/backup.yaml')))
  expect([set.error, job.error]).toEqual([undefined, undefined])
  const seconds = (pattern: RegExp, file: string) => Number(pattern.exec(read(file))?.[1])
  const drain = seconds(/DRAIN_SECONDS: '(\d+)'/, 'kubernetes/configmap.yaml')
  const grace = seconds(/terminationGracePeriodSeconds: (\d+)/, 'kubernetes/statefulset.yaml')
  const before = seconds(/'sleep', '(\d+)'/, 'kubernetes/statefulset.yaml')
  // Ten seconds for the last answers, seven for emails and webhooks.
  expect(grace).toBeGreaterThan(before + drain + 10 + 7)
})

/** Maximum MB per process, and their parts: docs/scaling.md, Memory. */
const HELD = { site: 409, workshop: 566 + 1003 - 94, drawing: Math.round((700 * 1024 ** 2) / 1e6) }

test('what a pod and a unit may hold is enough for the site and both of its other processes', () => {
  const needed = Object.values(HELD).reduce((sum, one) => sum + one, 0)
  const bytes = needed * 1e6
  const limit = /limits:(?:\s*#.*\n)*\s*memory: (\d+)Mi/.exec(read('kubernetes/statefulset.yaml'))
  const unit = /MemoryMax=(\d+)M/.exec(read('systemd/northlight@.service'))
  for (const [, mebibytes] of [limit ?? [], unit ?? []])
    expect(Number(mebibytes) * 1024 ** 2).toBeGreaterThan(bytes)
  const scale = readFileSync('docs/scaling.md', 'utf8')
  expect(scale).toContain(`= ${needed.toLocaleString('en')} MB`)
  // No other document has a higher figure.
  const told = ['security', 'reliability', 'performance-under-load', 'install']
    .map((name) => readFileSync(`docs/${name}.md`, 'utf8'))
    .join('\n')
  const most = [
    /under attack up to (\d+)/,
    /13 at once: (\d+) MB at most/,
    /memory after all of this: MB.*\| (\d+) +\|$/m,
  ].map((figure) => Number(figure.exec(told)?.[1]))
  expect(Math.max(...most)).toBe(HELD.site)
  // The server stops a drawing above this.
  const drawing = readFileSync('app/media/drawings/do-drawing.server.ts', 'utf8')
  expect(drawing).toContain('const MAX_BYTES = 700 * 1024 ** 2')
})

const service = z.object({
  image: z.string(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  volumes: z.array(z.string()),
})

test('compose names what is there, and nothing starts before what it needs', () => {
  const { services } = z
    .object({ services: z.record(z.string(), service) })
    .parse(parse(read('compose.yaml'), { merge: true }))
  expect(Object.keys(services)).toEqual(['postgres', 'site-1', 'site-2', 'nginx'])
  for (const [name, { depends_on: needs = {}, volumes }] of Object.entries(services)) {
    for (const needed of Object.keys(needs)) expect(Object.keys(services), name).toContain(needed)
    for (const volume of volumes.filter((one) => one.startsWith('./')))
      expect(existsSync(join('ops/deploy', volume.split(':')[0] ?? '')), volume).toBe(true)
  }
  const upstreams = [...read('nginx/nginx.conf').matchAll(/server (site-\d):3000/g)]
  expect(upstreams.map(([, name]) => name)).toEqual(['site-1', 'site-2'])
})

test.runIf(existsSync('/usr/bin/systemd-analyze'))('systemd understands the unit', () => {
  const unit = 'ops/deploy/systemd/northlight@.service'
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  const said = `${stdout}\n${stderr}`.split('\n').filter((line) => line.includes('northlight@'))
  // On a machine that only tests, the unit's paths do not exist.
  expect(said.filter((line) => !/not executable|No such file/.test(line))).toEqual([])
})

test('shell of the deployment is shell', () => {
  expect(() => execFileSync('sh', ['-n', 'ops/deploy/postgres/first-start.sh'])).not.toThrow()
})
