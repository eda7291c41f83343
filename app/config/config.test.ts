import { expect, test } from 'vitest'

import { directUrl, exampleVariables, ownerUrl, parseConfig, publicSite } from './config.server.ts'

test('an empty environment is valid, and an empty variable is an unset one', () => {
  expect(parseConfig({ PORT: '' })).toMatchObject({ PORT: 3000, NODE_ENV: 'production' })
})

test('every wrong variable is named on its own line', () => {
  expect(() => parseConfig({ PORT: 'x', DATABASE_URL: 'mysql://x', PUBLIC_URL: 'x' })).toThrow(
    /PORT .*\n.*DATABASE_URL .*\n.*PUBLIC_URL /,
  )
})

test('error messages of variables are our own', () => {
  const wrong: Record<string, string> = {
    NODE_ENV: 'live',
    PORT: '70000',
    FREE_SPACE_FLOOR_MB: '-1',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'https://homes.example.com/site',
    PUBLIC_ALIASES: 'a b, c d',
    PUBLIC_PHONE: 'call me',
    SOCIAL_TWITTER: 'javascript:alert(1)',
    MEDIA_BUCKET: 'file:///tmp',
    FACTS_MAX_AGE_DAYS: 'x',
    ENQUIRY_LIMIT_SITE: '1.5',
    SPAM_SCORE: '40',
    ENQUIRY_MIN_SECONDS: '-1',
    CONTACT_DAYS: '0.5',
    SECURITY_CONTACT: 'call me',
    DELETED_LEADS_DAYS: '1',
    VITALS_SAMPLE: '10',
    SMTP_URL: 'https://mail.test',
    MAIL_FROM: 'Sharma Homes',
    MAIL_TO: 'asha@homes.test, vikram',
    WEBHOOK_URLS: 'http://hooks.test/x',
    WEBHOOK_SECRET: 'secret',
    WEBHOOK_ALLOW_PRIVATE: 'yes',
    NOTIFICATION_RETRY_SECONDS: '-1',
    DATABASE_CONNECTIONS: '0',
    DRAIN_SECONDS: '1.5',
    METRICS_PORT: '70000',
    METRICS_TOKEN: 'short',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: 'http://logs.example.com/v1/logs',
    OTEL_EXPORTER_OTLP_LOGS_HEADERS: 'Bearer',
    OTEL_TRACES_SAMPLER_ARG: '2',
  }
  for (const name of Object.keys(wrong))
    expect(() => parseConfig({ [name]: wrong[name], PUBLIC_URL: wrong['PUBLIC_URL'] })).toThrow(
      new RegExp(`^  ${name} must [^"|<>\\n]+$`, 'm'),
    )
})

test.each([
  ['+91 98765 43210', '+91 98765 43210'],
  ['98100 12345', '+91 98100 12345'],
  ['0120-4567890', '+91 120 456 7890'],
  ['(0120) 456 7890', '+91 120 456 7890'],
  ['+971 50 123 4567', '+971 50 123 4567'],
])('the phone "%s" is shown and dialled with its country code: %s', (PUBLIC_PHONE, shown) => {
  expect(parseConfig({ PUBLIC_PHONE }).PUBLIC_PHONE).toBe(shown)
})

test.each(['98100', '+91 12345', '+91 120 456 7890 ext. 4'])(
  'the phone "%s" cannot be called, so the server does not start',
  (PUBLIC_PHONE) => {
    expect(() => parseConfig({ PUBLIC_PHONE })).toThrow('PUBLIC_PHONE must be a phone number')
  },
)

test('a chat number has its country code, or is Indian', () => {
  for (const CHAT_NUMBER of ['919810012345', '+91 98100 12345', '98100 12345'])
    expect(parseConfig({ CHAT_NUMBER }).CHAT_NUMBER).toBe('919810012345')
  for (const CHAT_NUMBER of ['981001234', '12345678'])
    expect(() => parseConfig({ CHAT_NUMBER })).toThrow('CHAT_NUMBER must be a phone number')
})

test('an address may end with a slash', () => {
  for (const PUBLIC_URL of ['https://homes.example.com/', 'http://127.0.0.1:4000'])
    expect(parseConfig({ PUBLIC_URL })).toMatchObject({ PUBLIC_URL })
})

test('example values are named until they are replaced', () => {
  expect(exampleVariables(parseConfig({}))).toContain('BRAND')
  expect(exampleVariables(parseConfig({ BRAND: 'Sharma Homes' }))).not.toContain('BRAND')
})

test('an empty variable removes a link, and production has no public example', () => {
  const { social, phone, email, chatNumber } = publicSite(parseConfig({}))
  expect({ social, phone, email, chatNumber }).toEqual({ social: [] })
  const example = publicSite(parseConfig({ NODE_ENV: 'development' }))
  expect(example.social).toHaveLength(5)
  const copied = { PUBLIC_PHONE: example.phone, SOCIAL_TWITTER: example.social[2]?.href }
  expect(publicSite(parseConfig(copied))).toMatchObject({ social: [], phone: undefined })
  const bare = publicSite(
    parseConfig({ NODE_ENV: 'development', PUBLIC_PHONE: '', SOCIAL_YOUTUBE: '' }),
  )
  expect(bare.phone).toBeUndefined()
  expect(bare.social.map(({ name }) => name)).not.toContain('YouTube')
  const href = 'https://instagram.com/sharma-homes'
  expect(publicSite(parseConfig({ SOCIAL_INSTAGRAM: href })).social).toEqual([
    { name: 'Instagram', href },
  ])
})

test('aliases of the site are parsed one by one, and need its address', () => {
  const PUBLIC_URL = 'https://homes.example.com'
  const PUBLIC_ALIASES = 'www.homes.example.com, Homes.in'
  expect(parseConfig({ PUBLIC_URL, PUBLIC_ALIASES }).PUBLIC_ALIASES).toEqual([
    'www.homes.example.com',
    'homes.in',
  ])
  expect(() => parseConfig({ PUBLIC_ALIASES })).toThrow(/PUBLIC_ALIASES needs PUBLIC_URL/)
  const wrong = { PUBLIC_URL, PUBLIC_ALIASES: 'https://homes.in' }
  expect(() => parseConfig(wrong)).toThrow(/PUBLIC_ALIASES.* must be host names/)
  expect(exampleVariables(parseConfig({}))).toContain('PUBLIC_URL')
  expect(exampleVariables(parseConfig({ PUBLIC_URL }))).not.toContain('PUBLIC_URL')
})

test('a bucket is not set without its key', () => {
  const MEDIA_BUCKET = 'https://s3.example.com/photographs'
  expect(() => parseConfig({ MEDIA_BUCKET, MEDIA_BUCKET_KEY_ID: 'k' })).toThrow(
    /MEDIA_BUCKET_SECRET must be set with MEDIA_BUCKET/,
  )
  const key = { MEDIA_BUCKET_KEY_ID: 'k', MEDIA_BUCKET_SECRET: 's' }
  expect(parseConfig({ MEDIA_BUCKET, ...key })).toMatchObject({ MEDIA_BUCKET, ...key })
})

test('LISTEN and session locks bypass the pooler, and migrations run as the owner', () => {
  const DATABASE_URL = 'postgres://app@pooler/homes'
  const DATABASE_DIRECT_URL = 'postgres://app@db/homes'
  const DATABASE_OWNER_URL = 'postgres://owner@db/homes'
  expect(directUrl(parseConfig({ DATABASE_URL }))).toBe(DATABASE_URL)
  const pooled = { DATABASE_URL, DATABASE_DIRECT_URL }
  expect(directUrl(parseConfig(pooled))).toBe(DATABASE_DIRECT_URL)
  expect(ownerUrl(parseConfig(pooled))).toBe(DATABASE_DIRECT_URL)
  expect(ownerUrl(parseConfig({ ...pooled, DATABASE_OWNER_URL }))).toBe(DATABASE_OWNER_URL)
  expect(() => parseConfig({ DATABASE_DIRECT_URL })).toThrow(/DATABASE_DIRECT_URL needs/)
})

test('a limit is a whole number, and at least one', () => {
  for (const ENQUIRY_LIMIT_PHONE of ['0', '-1', '1.5', 'many'])
    expect(() => parseConfig({ ENQUIRY_LIMIT_PHONE })).toThrow(/ENQUIRY_LIMIT_PHONE/)
  expect(parseConfig({ ENQUIRY_LIMIT_PHONE: '2' })).toMatchObject({ ENQUIRY_LIMIT_PHONE: 2 })
})

test('the analytics id is one of Google Analytics or of Tag Manager', () => {
  for (const ANALYTICS_ID of ['UA-123456-1', 'g-ab12cd34ef', 'G-', 'GTM-AB12CD3<script>'])
    expect(() => parseConfig({ ANALYTICS_ID }), ANALYTICS_ID).toThrow(
      /ANALYTICS_ID .*G-AB12CD34EF.*GTM-AB12CD3/,
    )
  for (const ANALYTICS_ID of ['G-AB12CD34EF', 'GTM-AB12CD3'])
    expect(parseConfig({ ANALYTICS_ID })).toMatchObject({ ANALYTICS_ID })
  expect(parseConfig({}).ANALYTICS_ID).toBeUndefined()
})

test('recipients of enquiries are parsed one by one', () => {
  const secret = `whsec_${Buffer.alloc(24).toString('base64')}`
  expect(
    parseConfig({
      SMTP_URL: 'smtp://127.0.0.1:25',
      MAIL_FROM: 'Sharma Homes <desk@homes.test>',
      MAIL_TO: 'asha@homes.test, vikram@homes.test',
      WEBHOOK_URLS: 'https://hooks.test/x, http://localhost:5678/y',
      WEBHOOK_SECRET: secret,
    }),
  ).toMatchObject({
    MAIL_FROM: { name: 'Sharma Homes', address: 'desk@homes.test' },
    MAIL_TO: ['asha@homes.test', 'vikram@homes.test'],
    WEBHOOK_URLS: ['https://hooks.test/x', 'http://localhost:5678/y'],
    WEBHOOK_SECRET: [secret],
  })
  expect(() => parseConfig({ SMTP_URL: 'smtp://127.0.0.1' })).toThrow(
    /MAIL_FROM must be set with SMTP_URL\n.*MAIL_TO must be set with SMTP_URL/,
  )
  expect(() => parseConfig({ WEBHOOK_URLS: 'https://hooks.test' })).toThrow(
    /WEBHOOK_SECRET must be set with WEBHOOK_URLS/,
  )
})

test('a bucket takes only encrypted backups, and the server has no key that opens one', () => {
  const bucket = { BACKUP_TO: 'https://s3.example.com/b', BACKUP_BUCKET_KEY_ID: 'k' }
  const settings = { ...bucket, BACKUP_BUCKET_SECRET: 's' }
  expect(() => parseConfig(bucket)).toThrow('BACKUP_BUCKET_SECRET must be set')
  expect(() => parseConfig(settings)).toThrow('BACKUP_KEY must be set')
  expect(() => parseConfig({ ...settings, BACKUP_KEY: 'AGE-SECRET-KEY-1QQ' })).toThrow(
    'Do not put the private key here',
  )
  expect(() => parseConfig({ ...settings, BACKUP_TO: 's3://b', BACKUP_KEY: key })).toThrow(
    '_REGION',
  )
  expect(parseConfig({ ...settings, BACKUP_KEY: `${key}, ${key}` }).BACKUP_KEY).toEqual([key, key])
  expect(parseConfig({ BACKUP_TO: '/mnt/disk', BACKUP_AT: 'off' }).BACKUP_AT).toBe('off')
  expect(() => parseConfig({ BACKUP_AT: '24' })).toThrow('BACKUP_AT')
})

const key = `age1${'q'.repeat(58)}`

test.each([
  'smtp://mail.test/?sendmail=true&path=/bin/sh&args=-c&args=id',
  'smtp://mail.test?send%6dail=true',
  'smtp://mail.test?requireTLS=true&logger=true',
  'smtp://mail.test?name=a?sendmail=true',
  'smtp://mail.test?name=a#?sendmail=true',
  'smtp://mail.test?streamTransport=true',
  'smtp://mail.test?proxy=http://10.0.0.1',
])('the mail server %s is refused: nodemailer would do more than connect', (SMTP_URL) => {
  expect(() => parseConfig({ SMTP_URL })).toThrow(/SMTP_URL must be a full address/)
})

test('a mail server may have options of TLS and login', () => {
  for (const query of ['', '?requireTLS=true', '?tls.rejectUnauthorized=false&authMethod=LOGIN']) {
    const SMTP_URL = `smtps://user:pa%3Fss%23@mail.test:465${query}`
    expect(
      parseConfig({ SMTP_URL, MAIL_FROM: 'a@homes.test', MAIL_TO: 'b@homes.test' }),
    ).toMatchObject({ SMTP_URL })
  }
})

test.each(['KNOWN_BROWSER_DAYS', 'SIGN_IN_DAYS', 'RETENTION_DAYS', 'SEALED_DAYS', 'SPAM_DAYS'])(
  '%s ends before dates do: sign-ins and jobs count with it',
  (name) => {
    expect(() => parseConfig({ [name]: '9007199254740991' })).toThrow(`${name} must be`)
    expect(() => parseConfig({ [name]: '100001' })).toThrow(`${name} must be`)
    expect(parseConfig({ [name]: '100000' })).toMatchObject({ [name]: 100_000 })
  },
)

test('limits of enquiries fit into an integer of PostgreSQL', () => {
  for (const name of ['ENQUIRY_LIMIT_SITE', 'ENQUIRY_LIMIT_PHONE', 'SPAM_MAX_STORED'])
    expect(() => parseConfig({ [name]: '2147483648' })).toThrow(`${name} must be`)
})

test.each(['build/client', 'public', './data/postgres', '/mnt/site/../site/postgres/base'])(
  'backups do not go into %s, where visitors or the database read',
  (BACKUP_TO) => {
    const DATA_DIR = BACKUP_TO.startsWith('/mnt') ? '/mnt/site' : './data'
    expect(() => parseConfig({ BACKUP_TO, DATA_DIR })).toThrow('BACKUP_TO must be outside')
  },
)

test('backups go into another folder, and a bucket has no key in its address', () => {
  for (const BACKUP_TO of ['./data/backups', '/mnt/disk', '/mnt/build', '../postgres'])
    expect(parseConfig({ BACKUP_TO })).toMatchObject({ BACKUP_TO })
  expect(() => parseConfig({ BACKUP_TO: 'https://key@s3.test/b' })).toThrow(
    'BACKUP_TO must be a folder',
  )
})

test.each(['Sharma\r\nHomes', 'x'.repeat(101)])(
  'a name of the business is one short line',
  (BRAND) => {
    expect(() => parseConfig({ BRAND })).toThrow('BRAND must be one line')
  },
)
