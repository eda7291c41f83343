import { expect, test } from 'vitest'

import { healthTexts } from '#app/strings/en/health.ts'

import { judgeSources } from './judge-sources.ts'

const now = new Date('2026-11-30T06:30:00Z')
const portal = { name: 'Portal', state: 'working', endsAt: undefined } as const
const meta = { name: 'Meta', state: 'working', endsAt: new Date('2026-12-14T06:30:00Z') } as const

test('sources that fail come before a token that ends; without sources there is nothing to say', () => {
  const texts = healthTexts.leadSources
  expect(judgeSources([], now)).toBeUndefined()
  expect(judgeSources([portal], now)).toMatchObject({ state: 'good' })
  expect(judgeSources([portal, meta], now)).toMatchObject({
    state: 'look',
    message: texts.ends('Meta', '14 Dec'),
  })
  expect(judgeSources([{ ...portal, state: 'failing' }, meta], now)).toMatchObject({
    state: 'bad',
    message: `${texts.failing('Portal')} ${texts.ends('Meta', '14 Dec')}`,
  })
})
