import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { parseConfig } from '#app/config/config.server.ts'
import { environment } from '#app/config/environment.ts'

/** Periods that concern no personal data. */
const OF_NO_PERSON = new Set(['FACTS_MAX_AGE_DAYS'])
const NONE: Record<string, string> = { RETENTION_DAYS: 'never' }

test('docs/privacy.md lists every retention period with its default', () => {
  const privacy = readFileSync('docs/privacy.md', 'utf8')
  const defaults = new Map<string, unknown>(Object.entries(parseConfig({})))
  const periods = Object.keys(environment.shape).filter(
    (name) => name.endsWith('_DAYS') && !OF_NO_PERSON.has(name),
  )
  expect(periods.length).toBeGreaterThan(10)
  for (const name of periods) {
    const days = NONE[name] ?? JSON.stringify(defaults.get(name))
    expect(privacy, name).toMatch(new RegExp(`^\\| \`${name}\` +\\| +${days} \\|`, 'm'))
  }
})
