import { expect, test, vi } from 'vitest'

vi.stubEnv('LOG_LEVEL', 'silent')
const { describeError } = await import('./log.ts')

test('what a visitor typed does not reach the log with an error of PostgreSQL', () => {
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
