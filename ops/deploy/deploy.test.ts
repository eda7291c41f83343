import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const read = (file: string) => readFileSync(join('ops/deploy', file), 'utf8')
const manifests = readdirSync('ops/deploy/kubernetes').filter(
  (file) => file !== 'kustomization.yaml',
)

test('the image runs without root, and the Dockerfile copies what is there', () => {
  const text = read('Dockerfile')
  const serving = text.slice(text.lastIndexOf('\nFROM '))
  expect(serving).toMatch(/\nUSER 10001:10001\n/)
  expect(serving).toMatch(/\nHEALTHCHECK /)
  expect(serving.indexOf('\nUSER ')).toBeGreaterThan(serving.lastIndexOf('\nCOPY '))
  for (const [, from = ''] of text.matchAll(/^COPY (?:--from=\S+ )?(.+) \S+$/gm))
    for (const source of from.split(' ').filter((one) => !one.startsWith('/') && one !== '.'))
      expect(existsSync(source), source).toBe(true)
  expect(readFileSync('.dockerignore', 'utf8')).toMatch(/^\.env\*$/m)
})

const KINDS: Readonly<Record<string, string>> = {
  ConfigMap: 'v1',
  CronJob: 'batch/v1',
  Ingress: 'networking.k8s.io/v1',
  Namespace: 'v1',
  NetworkPolicy: 'networking.k8s.io/v1',
  PodDisruptionBudget: 'policy/v1',
  Secret: 'v1',
  Service: 'v1',
  StatefulSet: 'apps/v1',
}
const manifest = z.object({
  apiVersion: z.string(),
  kind: z.enum(Object.keys(KINDS)),
  metadata: z.object({ name: z.string().regex(/^[a-z][a-z\d-]{0,62}$/) }),
})

test('each manifest is one object of a known kind, and kustomize takes them all', () => {
  for (const file of manifests) {
    const { apiVersion, kind } = manifest.parse(parse(read(`kubernetes/${file}`)))
    expect(apiVersion, file).toBe(KINDS[kind])
  }
  const taken = z.object({ resources: z.array(z.string()) })
  const { resources } = taken.parse(parse(read('kubernetes/kustomization.yaml')))
  expect(manifests.filter((file) => !file.includes('.example.')).toSorted()).toEqual(
    resources.toSorted(),
  )
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
  const told = [
    'security',
    'reliability',
    'performance-of-growth',
    'performance-under-load',
    'install',
  ]
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
