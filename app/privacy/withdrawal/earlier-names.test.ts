import { expect, test } from 'vitest'

import { withCurrentNames } from './earlier-names.ts'

test('rows that were sealed before the standard names have the names of today', () => {
  const sealed = {
    leads: [{ id: 7, suspect: null, signs: ['hasty'], given_at: null, reach_by: 'call' }],
    lead_changes: [{ lead_id: 7, was: 'new', became: 'contacted', act: 'a', undoes: null }],
    person_merges: [{ phone: '1', other: '2', is_one: true, act: 'a' }],
    untouched_leads: [{ lead_id: 7, told_at: '2026-10-01' }],
    outbox: [{ lead_id: 7, kind: 'enquiry' }],
  }
  const current = {
    leads: [
      {
        id: 7,
        spam_reason: null,
        spam_signals: ['hasty'],
        assigned_at: null,
        preferred_channel: 'call',
      },
    ],
    lead_changes: [
      {
        lead_id: 7,
        old_value: 'new',
        new_value: 'contacted',
        change_set_id: 'a',
        reverts: null,
      },
    ],
    duplicate_links: [{ phone: '1', other_phone: '2', is_linked: true, change_set_id: 'a' }],
    escalations: [{ lead_id: 7, notified_at: '2026-10-01' }],
    outbox: [{ lead_id: 7, kind: 'enquiry' }],
  }
  expect(withCurrentNames(sealed)).toEqual(current)
  expect(withCurrentNames(current)).toEqual(current)
})
