import { expect, test } from 'vitest'

import { settingLabels } from '#app/strings/en/setting-fields.ts'

import { findSettings } from './find-settings.ts'

const found = (text: string) => findSettings(text).map(({ path }) => path)

test('a setting is found by beginnings of its words, in any order', () => {
  expect(found('logo')).toEqual(['/dashboard/settings/business/logo'])
  expect(found('haryana RERA')).toEqual([
    '/dashboard/settings/legal#WORK_STATES',
    '/dashboard/settings/legal#RERA_AGENT_HARYANA',
  ])
  expect(found('insta')).toEqual(['/dashboard/settings/business#SOCIAL_INSTAGRAM'])
})

test('the name that a server variable has finds it too, at the first of its inputs', () => {
  expect(found('smtp')).toContain('/dashboard/settings/notifications#SMTP_HOST')
})

test('every label finds its own setting', () => {
  for (const label of Object.values(settingLabels))
    expect(findSettings(label).map((one) => one.label)).toContain(label)
})

test('no words find nothing', () => {
  expect([found(''), found(' -- '), found('zzzz')]).toEqual([[], [], []])
})
