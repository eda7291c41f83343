import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { caddy, caddyVariables } from '#test/helpers/site/caddy.ts'

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
const HELD = { site: 409, worker: 566 + 1003 - 94, drawing: Math.round((700 * 1024 ** 2) / 1e6) }

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
  const stated = [
    'security',
    'reliability',
    'performance-of-growth',
    'performance-under-load',
    'own-server',
  ]
    .map((name) => readFileSync(`docs/${name}.md`, 'utf8'))
    .join('\n')
  const most = [
    /under attack up to (\d+)/,
    /13 at once: (\d+) MB at most/,
    /memory after all of this: MB.*\| (\d+) +\|$/m,
  ].map((figure) => Number(figure.exec(stated)?.[1]))
  expect(Math.max(...most)).toBe(HELD.site)
  // The server stops a drawing above this.
  const drawing = readFileSync('app/media/drawings/do-drawing.server.ts', 'utf8')
  expect(drawing).toContain('const MAX_BYTES = 700 * 1024 ** 2')
})

const service = z.object({
  image: z.string(),
  restart: z.literal('always'),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  volumes: z.array(z.string()),
})

test.each([
  ['compose.yaml', ['postgres', 'site-1', 'site-2', 'nginx']],
  ['caddy/compose.yaml', ['site', 'caddy']],
])('%s names what is there, and nothing starts before what it needs', (file, names) => {
  const { services } = z
    .object({ services: z.record(z.string(), service) })
    .parse(parse(read(file), { merge: true }))
  expect(Object.keys(services)).toEqual(names)
  for (const [name, { depends_on: needs = {}, volumes }] of Object.entries(services)) {
    for (const needed of Object.keys(needs)) expect(Object.keys(services), name).toContain(needed)
    for (const volume of volumes.filter((one) => one.startsWith('./')))
      expect(existsSync(join('ops/deploy', dirname(file), volume.split(':')[0] ?? ''))).toBe(true)
  }
})

test('nginx of compose knows both processes', () => {
  const upstreams = [...read('nginx/nginx.conf').matchAll(/server (site-\d):3000/g)]
  expect(upstreams.map(([, name]) => name)).toEqual(['site-1', 'site-2'])
})

const closed = z.object({
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
})
const variables = z.record(z.string(), z.string())
const withCaddy = z.object({
  services: z.object({
    site: closed.extend({
      environment: variables,
      ports: z.undefined().optional(),
    }),
    caddy: closed.extend({
      image: z.string().regex(/^caddy:\d+\.\d+\.\d+$/),
      user: z.string().regex(/^[1-9]\d*:[1-9]\d*$/),
      environment: variables,
      ports: z.array(z.string()),
      healthcheck: z.object({ test: z.array(z.string()) }),
    }),
  }),
  networks: z.object({
    default: z.object({
      enable_ipv6: z.literal(true),
      ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }),
    }),
  }),
})

test('before the site of caddy/compose.yaml there is Caddy alone, which the site trusts', () => {
  const { services, networks } = withCaddy.parse(parse(read('caddy/compose.yaml')))
  const { PUBLIC_URL, TRUSTED_PROXIES } = services.site.environment
  expect(PUBLIC_URL).toMatch(/^https:\/\/\$\{DOMAIN:\?[^}]+\}$/)
  expect(TRUSTED_PROXIES).toBe(networks.default.ipam.config.map(({ subnet }) => subnet).join(','))
  expect(services.caddy.ports).toEqual(['80:80', '443:443', '443:443/udp'])
  const names = [...read('caddy/Caddyfile').matchAll(/\{\$([A-Z_]+)\}/g)].map(([, name]) => name)
  expect(names).toEqual(Object.keys(services.caddy.environment))
  expect(read('caddy/Caddyfile')).toContain('reverse_proxy site:3000 {')
  expect(read('Dockerfile')).toContain('PORT=3000')
})

const adapted = z.object({
  admin: z.object({ disabled: z.literal(true) }),
  apps: z.object({ http: z.unknown() }),
})

test.runIf(caddy)('Caddy understands the Caddyfile, and nothing can change it later', () => {
  const { folder, remove } = temporaryFolder()
  try {
    for (const aliases of ['', 'www.homes.test', 'www.homes.test, homes.in']) {
      const env = { ...caddyVariables(folder, 'homes.test'), PUBLIC_ALIASES: aliases }
      const run = (verb: string) =>
        spawnSync(caddy ?? '', [verb, '--config', 'ops/deploy/caddy/Caddyfile'], {
          encoding: 'utf8',
          env,
        })
      const { stdout, stderr } = run('adapt')
      expect(stderr).not.toMatch(/error|warn/i)
      const hosts = [...stdout.matchAll(/"host":\[([^\]]+)\]/g)].map(([, names]) => names)
      const names = ['homes.test', ...aliases.split(', ').filter(Boolean)]
      expect(hosts).toEqual([names.map((name) => JSON.stringify(name)).join(',')])
      expect(adapted.safeParse(JSON.parse(stdout)).error).toBeUndefined()
      expect(run('validate').status, aliases).toBe(0)
    }
  } finally {
    remove()
  }
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
