import { expect, test, vi } from 'vitest'

vi.stubEnv('LOG_LEVEL', 'silent')
const { describeError, shortPath } = await import('./log.ts')

test('visitor input does not reach the log with an error of PostgreSQL', () => {
  const error = Object.assign(new Error('invalid input: "9876543210"'), {
    severity: 'ERROR',
    code: '23505',
    table: 'leads',
    detail: 'Key (phone)=(9876543210) already exists.',
  })
  const described = describeError(error)
  expect(JSON.stringify(described)).not.toContain('9876543210')
  expect(described).toMatchObject({ code: '23505' })
  expect(described.message).toContain('leads')
})

test('a path is logged without the token of a visit and without its query', () => {
  const token = 'q3Zk-0aB_cD9eF1gH2iJ4k'
  const written = [
    `/visits/${token}.ics`,
    `/Visits/${token}.ICS`,
    `/visits//${token}.ics`,
    `/visits/${token}`,
    `/visits/${token}/more`,
    `/preview/${token}`,
    `/join/${token}`,
    `/setup/${token}`,
    `/join/${token}.data`,
    `/preview/${token}?x=1`,
    `/%76isits%2F${token}.ics?x=1`,
    `/visits/${token}.ics.data`,
    `https://homes.test/visits/${token}.ics`,
    `/visits/%E0%A4%A/${token}.ics`,
    `/%76isits/${token}%zz`,
    `/api//v1/sources/${token}`,
  ]
  for (const path of written) expect(shortPath(path), path).not.toContain(token)
  expect(shortPath(`/visits/${token}.ics`)).toBe('/visits/…')
  expect(shortPath('/dashboard?q=asha')).toBe('/dashboard')
  expect(shortPath('/visit/cedar-court')).toBe('/visit/cedar-court')
  expect(shortPath('/x'.repeat(500))).toHaveLength(200)
})
