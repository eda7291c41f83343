import { expect, test } from 'vitest'

import { missingForRera, reraNotice } from './rera-notice.ts'
import { reraRule } from './rera-rule.ts'

const registered = {
  state: 'Uttar Pradesh',
  rera: {
    registered: true,
    number: 'UPRERAPRJ1',
    page: 'https://www.up-rera.in/p/1',
    account: 'Bank 1',
  },
} as const
const agents = { 'Uttar Pradesh': 'UPRERAAGT1', Goa: 'AGGO1' }

test('Uttar Pradesh requires the number, the QR code, the account and the agent', () => {
  expect(reraNotice(registered, agents)).toEqual({
    state: 'Uttar Pradesh',
    authority: 'UP-RERA',
    portal: 'https://www.up-rera.in/',
    isRegistered: true,
    number: 'UPRERAPRJ1',
    page: 'https://www.up-rera.in/p/1',
    account: 'Bank 1',
    agent: 'UPRERAAGT1',
  })
})

test('Maharashtra requires the QR code but neither account nor agent', () => {
  const notice = reraNotice({ ...registered, state: 'Maharashtra' }, agents)
  expect(notice).toMatchObject({ number: 'UPRERAPRJ1', page: 'https://www.up-rera.in/p/1' })
  expect(Object.keys(notice)).not.toEqual(expect.arrayContaining(['account']))
  expect(Object.keys(notice)).not.toEqual(expect.arrayContaining(['agent']))
})

test('leaves out unknown data, and a page without a number has no QR code', () => {
  const notice = reraNotice({ state: 'Goa', rera: { registered: true, page: 'https://x.in' } }, {})
  expect(notice).toEqual({
    state: 'Goa',
    authority: 'Goa RERA',
    portal: 'https://rera.goa.gov.in/',
    isRegistered: true,
  })
})

test('names what the state’s rule requires and the project lacks', () => {
  expect(missingForRera(registered, agents)).toEqual([])
  expect(missingForRera({ state: 'Uttar Pradesh' }, {})).toEqual([
    'registration number',
    'page at the authority (QR code)',
    'project collection account',
    'our agent registration',
  ])
  expect(missingForRera({ state: 'Madhya Pradesh' }, {})).toEqual(['registration number'])
})

test('each rule names its legal basis', () => {
  expect(reraRule('Uttar Pradesh').basis).toContain('628')
  expect(reraRule('Maharashtra').basis).toContain('46C/2025')
  expect(reraRule('Goa').basis).toContain('section 11(2)')
})
