import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

// What docs/asvs-statements.md says of the shipped source, besides what the linter and the types check.
const files = ['app', 'server', 'db']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const document = readFileSync('docs/asvs-statements.md', 'utf8')

function filesWith(pattern: RegExp): string[] {
  return files.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
}

test('no file names a cipher, a mode, a padding or a hash that is broken', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(filesWith(/-ecb\b|-cbc\b|\bmd5\b|\brc4\b|\b3?des\b|pkcs1|createCipher/i)).toEqual([])
  expect(filesWith(/createHash\('(?!sha256')/)).toEqual([])
})

test('nothing of the server is drawn from what can be guessed', () => {
  const ofBrowsers = ['app/islands/loader.ts', 'app/notifications/alerts/use-alerts.ts']
  expect(filesWith(/Math\.random/).toSorted()).toEqual(ofBrowsers)
})

// The names that docs/asvs-statements.md has under Keys: each key of the server is made or derived in one of these.
const KEEPING = [
  'app/enquiries/consent/person-key.server.ts',
  'app/enquiries/spam/challenge/challenge.server.ts',
  'app/lib/async/stored-secret.server.ts',
  'app/privacy/withdrawal/seal.server.ts',
  'app/settings/webhook-secret.server.ts',
  'app/sources/reading/signature.ts',
  'app/staff/password/password-hash.server.ts',
  'app/staff/push/push-keys.server.ts',
  'app/staff/two-step/sealed.server.ts',
  'app/staff/two-step/two-step.server.ts',
  'db/backup/seal.ts',
]

test('keys are made and derived in these files and no other', () => {
  const keeping = filesWith(
    /createHmac\(|scrypt\(|hkdfSync\(|generateKey\(|new Encrypter\(|createSign\(|randomBytes\((?:19|32)\)/,
  )
  expect(keeping.toSorted()).toEqual(KEEPING)
})

test('every table is of one kind of data', () => {
  const schema = readFileSync('db/schema.ts', 'utf8')
  const list = /export interface Database \{([^}]+)\}/.exec(schema)?.[1] ?? ''
  const tables = [...list.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name)
  const kinds = /\| kind of data \|[^\n]*\n[^\n]*\n((?:\|[^\n]*\n)+)/.exec(document)?.[1] ?? ''
  const named = [...kinds.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
  expect(tables.length).toBeGreaterThan(40)
  expect(named.toSorted()).toEqual(tables.toSorted())
})

test('a password has no hint and no question, in no form and no column', () => {
  const forms = files.filter(({ file }) =>
    /^app\/(?:staff|routes\/dashboard\/(?:account|login|team))\/.*\.tsx$/.test(file),
  )
  expect(forms.length).toBeGreaterThan(10)
  const fields = forms.flatMap(({ text }) => [...text.matchAll(/\bname="([\w-]+)"/g)])
  const schema = readFileSync('db/schema.ts', 'utf8')
  const tables = [...schema.matchAll(/^export interface Staff\w+ \{[^}]+\}/gm)].join('\n')
  const columns = tables.matchAll(/^ {2}(\w+):/gm)
  const names = [...fields, ...columns].map(([, name = '']) => name)
  expect(names).toContain('password')
  expect(names.filter((name) => /hint|question|answer/i.test(name))).toEqual([])
})

// The names that docs/asvs-statements.md has under Connections; only `pg` connects to PostgreSQL.
const SPEAKING = [
  'app/health/read-certificate.server.ts',
  'app/lib/http/outgoing-request.server.ts',
  'app/media/storage/media-bucket.server.ts',
  'app/notifications/mail/send-mail.server.ts',
  'db/backup/bucket-place.ts',
  'server/observability/log-sender.ts',
  'server/observability/tracer.ts',
]

test('the server speaks to others in these files and no other', () => {
  const speaking = filesWith(
    /(?<![.\w])fetch\(|createTransport\(|new AwsClient|'node:https'|'node:tls'|OTLPTraceExporter\(/,
  )
  const onServer = speaking.filter((file) => /^(?:server|db)\/|\.server\.ts$/.test(file))
  expect(onServer.toSorted()).toEqual(SPEAKING)
})
