import { expect, test } from 'vitest'

import { mergeSettings, revertedSettings } from './merge-settings.ts'

const names = ['BRAND', 'OFFICE', 'PUBLIC_PHONE']
const base = { BRAND: 'Old Homes', OFFICE: 'Noida' }

test('changes of two people to different settings both stay', () => {
  const newest = { ...base, OFFICE: 'Sector 62, Noida' }
  const sent = { ...base, BRAND: 'New Homes' }
  expect(mergeSettings(names, { base, newest, sent })).toEqual({
    merged: { BRAND: 'New Homes', OFFICE: 'Sector 62, Noida' },
    changed: ['BRAND'],
    conflicts: [],
  })
})

test('the same setting changed differently is a conflict, changed alike is none', () => {
  const newest = { ...base, BRAND: 'Theirs' }
  const ours = mergeSettings(names, { base, newest, sent: { ...base, BRAND: 'Ours' } })
  expect(ours.conflicts).toEqual(['BRAND'])
  const alike = mergeSettings(names, { base, newest, sent: { ...base, BRAND: 'Theirs' } })
  expect(alike).toMatchObject({ changed: [], conflicts: [] })
})

test('a setting can be emptied, and one that another person emptied stays empty', () => {
  const emptied = mergeSettings(names, { base, newest: base, sent: { BRAND: 'Old Homes' } })
  expect(emptied).toMatchObject({ merged: { BRAND: 'Old Homes' }, changed: ['OFFICE'] })
  const theirs = mergeSettings(names, { base, newest: { BRAND: 'Old Homes' }, sent: base })
  expect(theirs).toMatchObject({ merged: { BRAND: 'Old Homes' }, changed: [] })
})

test('a revert takes its change back, and leaves what has changed since', () => {
  const after = { ...base, BRAND: 'New Homes', OFFICE: 'Delhi' }
  const newest = { ...after, PUBLIC_PHONE: '+91 98765 43210' }
  expect(revertedSettings(names, { before: base, after, newest }).merged).toEqual({
    ...base,
    PUBLIC_PHONE: '+91 98765 43210',
  })
  const again = { ...newest, OFFICE: 'Gurugram' }
  expect(revertedSettings(names, { before: base, after, newest: again }).conflicts).toEqual([
    'OFFICE',
  ])
})
