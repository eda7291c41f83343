import { expect, test } from 'vitest'

import { boardText, personText, personTextHindi } from './breach.ts'

const breach = {
  from: new Date('2026-11-20T02:30:00Z'),
  to: new Date('2026-11-21T14:30:00Z'),
  found: new Date('2026-11-22T04:30:00Z'),
  what: 'A laptop with an export was stolen',
  where: 'Noida',
  consequences: 'Calls by strangers',
}
const fiduciary = {
  brand: 'Sharma Homes',
  contact: 'The grievance officer',
  email: 'privacy@example.com',
  phone: '+91 98765 43210',
}

test.each([
  [personText, /\[to be filled in\]/g, '20 November 2026 at 8:00 am IST'],
  [personTextHindi, /\[भरना बाकी है\]/g, '20 नवंबर 2026 को 08:00 बजे (भारतीय समय)'],
] as const)(
  'a person gets the five parts of rule 7(1), in one language except for typed text: %o',
  (write, blanks, from) => {
    const text = write(breach, fiduciary)
    for (const told of [breach.what, breach.where, breach.consequences, fiduciary.email])
      expect(text).toContain(told)
    // The sender fills in measures and advice.
    expect(text.match(blanks)).toHaveLength(2)
    expect(text).toContain(from)
  },
)

test('the report to the Board has counts, deadline and audit log entries', () => {
  const touched = {
    leads: 1200,
    people: 1100,
    overseas: 3,
    sealed: 2,
    since: 1,
    record: [{ kind: 'exported', lines: 1, leads: 1200 }],
  }
  const text = boardText(breach, fiduciary, touched)
  expect(text).toContain(
    '1100 people, 1200 enquiries; sealed data only of 2 who withdrew before; 1 withdrew',
  )
  expect(text).toContain('by 25 November 2026 at 10:00 am IST')
  expect(text).toContain('exported: 1 lines, 1200 leads')
  expect(text).toContain('People overseas: 3')
})
