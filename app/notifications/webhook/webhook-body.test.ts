import { expect, test } from 'vitest'

import type { NotifiedLead } from '#app/notifications/notified-lead.server.ts'

import { webhookBody, webhookBodyOf } from './webhook-body.ts'

const lead: NotifiedLead = {
  id: '7',
  reference: 'K7M2QX',
  name: 'Asha Rao',
  phone: '+919876543210',
  email: '',
  message: 'Price?',
  location: 'N/A',
  project: undefined,
  page: '/visit/ska-estate',
  campaign: {},
  contactPreference: {},
  visitAt: new Date('2026-11-28T04:30:00Z'),
  isVideoVisit: false,
  receivedAt: new Date('2026-11-21T04:30:00Z'),
}

test.each([
  ['at the project', lead, 'place'],
  ['by video', { ...lead, isVideoVisit: true }, 'video'],
  ['not asked for', { ...lead, visitAt: undefined }, null],
] as const)('it says the kind of a visit: %s', (_, sent, visitKind) => {
  const body = webhookBodyOf(sent, 'https://homes.test')
  expect(webhookBody.parse(body).data).toMatchObject({ visitKind })
})
