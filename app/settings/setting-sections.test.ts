import { expect, test } from 'vitest'

import { environment } from '#app/config/environment.ts'
import { stateNames } from '#app/config/groups/work-states.ts'
import { settingGroupTexts } from '#app/strings/en/setting-forms.ts'
import { settingLabels, settingOptions } from '#app/strings/en/setting-fields.ts'

import { settingGroups, typedSettings } from './setting-groups.ts'
import { generatedSettings, isSettingSection, settingSections } from './setting-sections.ts'

const stored = Object.values(settingSections).flat()

test('each setting is in one section, and has a label', () => {
  expect(new Set(stored).size).toBe(stored.length)
  expect(Object.keys(settingLabels).toSorted()).toEqual([...stored].toSorted())
})

test.each(Object.keys(settingSections).filter(isSettingSection))(
  'each field of %s is in one group, and each group has a heading',
  (section) => {
    const groups: Record<string, readonly string[]> = settingGroups[section]
    const shown = settingSections[section].filter((name) => !generatedSettings.has(name))
    expect(typedSettings(section).toSorted()).toEqual(shown.toSorted())
    expect(Object.keys(settingGroupTexts[section])).toEqual(Object.keys(groups))
  },
)

test('the states that can be ticked are those with a registration', () => {
  expect(Object.keys(settingOptions.WORK_STATES)).toEqual(stateNames)
})

/** Needed before the database, of one process only, or not for people to change from a browser. */
const OF_THE_SERVER =
  /^(?:NODE_ENV|PORT|HOST|DATA_DIR|LOG_LEVEL|DRAIN_SECONDS|DATABASE_\w+|PUBLIC_URL|PUBLIC_ALIASES|TRUSTED_PROXIES|SESSION_SECRET|PRIVACY_SECRET|SEAL_RECIPIENT|WEBHOOK_ALLOW_PRIVATE|PREPARE_PICTURES|MEDIA_BUCKET\w*|METRICS_\w+|OTEL_\w+)$/

test('what owners cannot set in the browser belongs to the server', () => {
  const names: readonly string[] = stored
  const others = Object.keys(environment.shape).filter((name) => !names.includes(name))
  expect(others.filter((name) => !OF_THE_SERVER.test(name))).toEqual([])
  expect(names.filter((name) => OF_THE_SERVER.test(name))).toEqual([])
  // One is no setting: the folder that the start hands to its own processes.
  expect(others.length - 1).toBeLessThanOrEqual(30)
})
