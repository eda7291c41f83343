import { expect, test } from 'vitest'

import { sectionMarks } from './section-marks.ts'

const step = (name: 'rera' | 'contact' | 'backups' | 'team', isDone: boolean) => ({
  name,
  isDone,
  seen: '',
})

test('what needs the owner comes before what is set, and a default has no mark', () => {
  const facts = {
    steps: [step('rera', true), step('contact', false), step('backups', true), step('team', false)],
    byServer: new Set(['PRIVACY_CONTACT', 'BACKUP_TO']),
    set: new Set(['legal', 'backups', 'enquiries']),
  }
  const marks = { legal: 'needs', backups: 'server', enquiries: 'set' }
  expect(sectionMarks({ ...facts, hasFailed: false })).toEqual(marks)
  expect(sectionMarks({ ...facts, hasFailed: true })).toEqual({ ...marks, backups: 'needs' })
})
