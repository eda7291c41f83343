import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

import { environment, wholeEnvironment } from '#app/config/environment.ts'

const read = (file: string) => readFileSync(join('ops/deploy', file), 'utf8')
const values = z.record(z.string(), z.string())

const configMap = z.object({ data: values }).parse(parse(read('kubernetes/configmap.yaml'))).data
const secret = z
  .object({ stringData: values })
  .parse(parse(read('kubernetes/secret.example.yaml'))).stringData
/** With proposals after a `#`. */
const envFile = Object.fromEntries(
  [...read('northlight.env.example').matchAll(/^(?:# )?([A-Z][A-Z_\d]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)
const image = pairs(/^ENV (.*)$/gm, read('Dockerfile').replaceAll('\\\n', ' '))
const unit = pairs(/^Environment=(.*)$/gm, read('systemd/northlight@.service'))

function pairs(lines: RegExp, text: string): Record<string, string> {
  const found = [...text.matchAll(lines)].flatMap(([, line = '']) => [
    ...line.matchAll(/([A-Z][A-Z_\d]*)=(\S+)/g),
  ])
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]))
}

const live = z
  .object({ services: z.object({ site: z.object({ environment: values }) }) })
  .parse(parse(read('caddy/compose.yaml'))).services.site.environment

const deployed = {
  'the ConfigMap and the Secret of Kubernetes': { ...configMap, ...secret },
  'northlight.env.example': envFile,
  'the image': image,
  'the unit of systemd': unit,
  'compose with Caddy': live,
}

/** Settings of the allocator, not of the site. */
const OTHERS = /^MALLOC_[A-Z_]+$/
/** For secrets that the owner fills in. */
const FILLED: Record<string, string> = {
  SEAL_RECIPIENT: `age1${'q'.repeat(58)}`,
  BACKUP_KEY: `age1${'q'.repeat(58)}`,
}
const ANY_SECRET = 'a secret that is filled in where secrets are kept'

function faultsOf(variables: Record<string, string>): string[] {
  const filled = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      value === ''
        ? (FILLED[name] ?? ANY_SECRET)
        : value.replace('%i', '3001').replace(/\$\{DOMAIN[^}]*\}/, 'homes.test'),
    ]),
  )
  const { error } = wholeEnvironment.safeParse(filled)
  return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []
}

test.each(Object.entries(deployed))(
  'every setting of %s is one that the site knows and takes',
  (_where, variables) => {
    const known = new Set(Object.keys(environment.shape))
    const names = Object.keys(variables).filter((name) => !OTHERS.test(name))
    expect(names.length).toBeGreaterThan(2)
    expect(names.filter((name) => !known.has(name))).toEqual([])
    expect(faultsOf(variables)).toEqual([])
  },
)

test('a setting that the site would refuse is found', () => {
  expect(faultsOf({ ...envFile, DRAIN_SECONDS: 'soon' })).toHaveLength(1)
  expect(faultsOf({ ...configMap, ...secret, METRICS_TOKEN: 'short' })).not.toEqual([])
})

test.each(Object.entries(deployed).slice(0, 2))(
  '%s name what several processes must have',
  (_where, variables) => {
    expect(Object.keys(variables)).toEqual(
      expect.arrayContaining([
        'DATABASE_URL',
        'DATABASE_DIRECT_URL',
        'DATABASE_OWNER_URL',
        'SESSION_SECRET',
        'PRIVACY_SECRET',
        'SEAL_RECIPIENT',
        'PUBLIC_URL',
        'TRUSTED_PROXIES',
        'DRAIN_SECONDS',
        'MEDIA_BUCKET',
        'MEDIA_BUCKET_KEY_ID',
        'MEDIA_BUCKET_SECRET',
        // Withdrawals of each machine are next to the backups.
        'BACKUP_TO',
        'BACKUP_KEY',
        'BACKUP_BUCKET_KEY_ID',
        'BACKUP_BUCKET_SECRET',
      ]),
    )
  },
)

test('no process of the image or the unit shares a data folder or a port with another', () => {
  expect(image).toMatchObject({ NODE_ENV: 'production', DATA_DIR: '/data', PORT: '3000' })
  expect(unit).toMatchObject({ NODE_ENV: 'production', PORT: '%i' })
  expect(unit['DATA_DIR']).toMatch(/\/%i$/)
  for (const own of ['DATA_DIR', 'PORT', 'HOST'])
    expect([...Object.keys(configMap), ...Object.keys(envFile)]).not.toContain(own)
})

test('compose gives PostgreSQL what its first start asks for, and the site names a service that is there', () => {
  const { services } = z
    .object({
      services: z.record(z.string(), z.object({ environment: values.optional() })),
    })
    .parse(parse(read('compose.yaml'), { merge: true }))
  const asked = [...read('postgres/first-start.sh').matchAll(/\$([A-Z_]+)/g)].map(
    ([, name]) => name,
  )
  expect(asked).toHaveLength(2)
  for (const name of asked)
    expect(Object.keys(services['postgres']?.environment ?? {})).toContain(name)
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL'])
    expect(Object.keys(services)).toContain(new URL(envFile[name] ?? '').hostname)
})
