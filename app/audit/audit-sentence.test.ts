import { expect, test } from 'vitest'

import type { AuditEntry } from './audit-entry.ts'
import { auditSentence } from './audit-sentence.ts'

const names = { who: 'Rukmini Rao', whom: 'Meher Irani' }

test.each([
  [{ kind: 'signed-in', by: 'code' }, 'Rukmini Rao signed in with password and code'],
  [{ kind: 'sign-in-refused', personId: 'x' }, 'Sign-in refused for Meher Irani: suspended'],
  [
    { kind: 'exported', rows: 148_200, isAbout: true, file: 'xlsx' },
    'Rukmini Rao exported about 1,48,200 leads as xlsx',
  ],
  [{ kind: 'exported', rows: 1, file: 'csv' }, 'Rukmini Rao exported 1 lead as csv'],
  [
    { kind: 'account-changed', personId: 'x', what: 'sees', was: 'own', became: 'all' },
    'Rukmini Rao: Meher Irani sees own leads → all leads',
  ],
  [
    { kind: 'sessions-ended', personId: 'x', sessions: 2 },
    'Rukmini Rao ended 2 sessions of Meher Irani',
  ],
  [
    { kind: 'desk-changed', what: 'friday', was: '9-19', became: '' },
    'Rukmini Rao changed the working hours on Friday: 9-19 → none',
  ],
  [
    { kind: 'rule-added', rule: 3, asks: 'city Goa, Indore', people: null },
    'Rukmini Rao added the rule “city Goa, Indore”, for everyone',
  ],
  [
    { kind: 'rule-changed', rule: 1, asks: 'rest', people: 1 },
    'Rukmini Rao changed a rule to “all other leads”, for 1 person',
  ],
  [
    { kind: 'account-changed', personId: 'x', what: 'most', was: '', became: '5' },
    'Rukmini Rao: Meher Irani limit of leads still New: none → 5',
  ],
  [
    { kind: 'leave-entered', personId: 'x', from: '2026-12-04', to: '2026-12-05' },
    'Rukmini Rao added leave for Meher Irani: 2026-12-04 to 2026-12-05',
  ],
  [{ kind: 'erased', rows: 500, what: 'demo' }, 'Rukmini Rao erased 500 leads: demo data'],
  [{ kind: 'told-again', leadId: '7', way: 'webhook' }, 'Rukmini Rao resent the webhook of lead 7'],
  [{ kind: 'job-requested', job: 'reports' }, 'Rukmini Rao started the background job reports'],
  [{ kind: 'all-told-again', messages: 12 }, 'Rukmini Rao resent all failed notifications: 12'],
  [
    { kind: 'phone-changed', personId: 'x', sessions: 1 },
    'Rukmini Rao changed the phone that Meher Irani signs in with; 1 session ended',
  ],
  [
    { kind: 'listed', list: 'leads', rows: 1, filter: 'status new, city not Noida' },
    'Rukmini Rao viewed the list of leads: 1 lead, filter: status new, city not Noida',
  ],
  [
    { kind: 'listed', list: 'visits', rows: 0, filter: 'day 2026-11-29' },
    'Rukmini Rao viewed the visits on 29 Nov 2026: 0 leads',
  ],
  [
    { kind: 'listed', list: 'suspect', rows: 12, filter: '', isSearch: true },
    'Rukmini Rao viewed spam: 12 enquiries, found by search',
  ],
  [
    { kind: 'exported', rows: 41, file: 'csv', filter: 'project lodha-goa' },
    'Rukmini Rao exported 41 leads as csv, filter: project lodha-goa',
  ],
  [
    { kind: 'photograph-moved', listing: 5, slot: 'lodha-goa-1', to: 'lodha-goa-2' },
    'Rukmini Rao moved the photo in lodha-goa-1 of project 5 to lodha-goa-2',
  ],
  [{ kind: 'saw', leadId: '7' }, 'Rukmini Rao opened lead 7'],
] satisfies [AuditEntry, string][])('%j reads as a sentence', (entry, sentence) => {
  expect(auditSentence(entry, names)).toBe(sentence)
})
