import type { Probe } from '#test/helpers/site/every-route.ts'

type Sent = Pick<Probe, 'form' | 'json'>

const version = '1'
const at = '2027-01-01T10:00'
const ofEditor = (path: string, content: unknown): Record<string, Sent> => ({
  [`${path}/draft`]: { json: { basedOn: null, content, sources: {}, note: 'A note' } },
  [`${path}/publication`]: { json: { version } },
  [`${path}/schedule`]: { json: { version, at } },
  [`${path}/schedule-cancellation`]: { form: { schedule: '1' } },
  [`${path}/link`]: { json: { version } },
  [`${path}/history`]: { form: { version, on: version } },
})

/** Valid fields for addresses that refuse the route list's own early. */
export const FILLED: Readonly<Record<string, Sent>> = {
  ...ofEditor('/dashboard/projects/4', { name: 'Scanned Meadows', price: '95 Lacs' }),
  ...ofEditor('/dashboard/pages/faq', { heading: 'What people ask' }),
  '/dashboard/projects/new': {
    form: { name: 'Scanned Meadows', type: 'Plots', location: 'Noida', state: 'Uttar Pradesh' },
  },
  '/dashboard/projects/4/restoration': { form: { list: '?q=noida' } },
  '/dashboard/team/new': {
    form: { name: 'Meher Irani', phone: '9876500999', role: 'agent' },
  },
  '/dashboard/assignment': {
    form: { staff: 'x', from: '2027-01-04', to: '2027-01-05', reason: 'Leave' },
  },
  '/dashboard/assignment/rule': { form: { city: 'Noida', for: 'some', person: 'x' } },
  '/dashboard/assignment/order': { form: { rule: '1', to: 'up' } },
  '/dashboard/assignment/removal': { form: { rule: '1' } },
  '/dashboard/assignment/person': { form: { id: 'x', takes: 'yes', cap: '5', language: 'hi' } },
  '/dashboard/assignment/hours': {
    form: {
      promise: '5',
      passOn: '10',
      tell: '30',
      cap: '40',
      'hours-1': '9-19',
      since: '2026-11-01',
    },
  },
  '/dashboard/leave': { form: { from: '2027-01-04', to: '2027-01-05' } },
}
