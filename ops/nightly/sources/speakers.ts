import { createHmac } from 'node:crypto'

import { indianTime } from '#app/sources/reading/pull-window.ts'
import { MAIL_SERVER, NINETY_NINE } from '#test/helpers/portal-mails.ts'

import { writtenPhone, type Lead } from './leads.ts'

/** What a source was given; `secret` is what it signs with. */
export type Access = { key: string; publicId: string; base: string; secret: string }
export type Sent = {
  part: string
  query?: string
  body?: string
  headers?: Record<string, string>
}
/** How one kind of source sends a lead (SOURCES.md 1 to 6). */
export type Speaker = {
  settings?: Record<string, string>
  secrets?: Record<string, string>
  push: (lead: Lead, access: Access) => Sent
}

/** What every source signs with that signs. */
export const SECRET = 'a secret of the simulator'
export const PROJECT = 'Lodha Goa'
const NAME = 'Asha Example'
const settings = { project: PROJECT }

/** A number for each lead that Meta's and Google's rules for ids allow. */
export const idOf = ({ phone }: Lead) => `5${phone}`

const json = ({ key }: Access, value: unknown, headers: Record<string, string> = {}): Sent => ({
  part: key,
  body: JSON.stringify(value),
  headers: { 'Content-Type': 'application/json', ...headers },
})
const form = (
  { key }: Access,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Sent => ({
  part: key,
  body: new URLSearchParams(fields).toString(),
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
})
const query = ({ key }: Access, fields: Record<string, string>): Sent => ({
  part: key,
  query: `?${new URLSearchParams(fields).toString()}`,
})

const hexHmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

function signedByMeta(access: Access, value: unknown): Sent {
  const signature = hexHmac(access.secret, JSON.stringify(value))
  return json(access, value, { 'X-Hub-Signature-256': `sha256=${signature}` })
}

function whatsapp({ phone, sentAt }: Lead) {
  const message = { from: `91${phone}`, id: `wamid.${phone}`, type: 'text', text: { body: 'Hi' } }
  const timestamp = String(Math.floor(sentAt.getTime() / 1000))
  const value = {
    contacts: [{ profile: { name: NAME }, wa_id: `91${phone}` }],
    messages: [{ ...message, timestamp }],
  }
  return { entry: [{ id: '110000000000001', changes: [{ field: 'messages', value }] }] }
}

const provided: Speaker = {
  settings: { ...settings, headerName: 'X-Ours' },
  secrets: { headerValue: SECRET },
  push: (lead, access) => json(access, whatsapp(lead), { 'X-Ours': access.secret }),
}

const leadSpeakers: Record<string, Speaker> = {
  generic: {
    settings,
    push(lead, access) {
      const fields = { external_id: idOf(lead), name: NAME, phone: writtenPhone(lead) }
      const bearer = { Authorization: `Bearer ${access.key}` }
      const value = { ...fields, enquired_at: lead.sentAt.toISOString() }
      return { ...json(access, value, bearer), part: access.publicId }
    },
  },
  'google-forms': {
    settings,
    push(lead, access) {
      const columns = { FULL_NAME: NAME, PHONE_NUMBER: writtenPhone(lead) }
      const value = {
        google_key: access.key,
        lead_id: idOf(lead),
        lead_submit_time: lead.sentAt.toISOString(),
        user_column_data: Object.entries(columns).map(([column_id, string_value]) => ({
          column_id,
          string_value,
        })),
      }
      return { ...json(access, value), part: access.publicId }
    },
  },
  meta: {
    settings: { ...settings, pageId: '100000000000001' },
    secrets: { appSecret: SECRET, verifyToken: 'ours', pageToken: 'page' },
    push(lead, access) {
      const change = { field: 'leadgen', value: { leadgen_id: idOf(lead) } }
      return signedByMeta(access, { object: 'page', entry: [{ id: '1', changes: [change] }] })
    },
  },
  '99acres': {
    settings: { ...settings, userName: 'exampleuser' },
    secrets: { token: 'token', password: 'password' },
    push: (lead, { key }) => ({
      part: key,
      headers: { 'Content-Type': 'text/xml' },
      body: `<Xml><Qry><QryId>${idOf(lead)}</QryId><RcvdOn>${indianTime(lead.sentAt)}</RcvdOn><ProjectName>${PROJECT}</ProjectName><Name>${NAME}</Name><Phone>(91-${writtenPhone(lead)})</Phone></Qry></Xml>`,
    }),
  },
  magicbricks: {
    settings,
    secrets: { key: 'key' },
    push: ({ phone, sentAt }, access) =>
      query(access, {
        source: 'MagicBricks',
        name: NAME,
        isd: '91',
        mobile: phone,
        project: PROJECT,
        time: indianTime(sentAt).slice(11),
      }),
  },
  housing: {
    settings: { ...settings, profileId: '7' },
    secrets: { encryptionKey: 'key' },
    push: ({ phone }, access) =>
      json(access, { name: NAME, isd: '91', mobile: phone, project: PROJECT }),
  },
  indiamart: {
    settings,
    secrets: { key: 'key' },
    push: (lead, access) => json(access, { CODE: 200, RESPONSE: indiamartLead(lead) }),
  },
  justdial: {
    settings,
    push(lead, access) {
      const [date = '', time = ''] = indianTime(lead.sentAt).split(' ')
      const person = { name: NAME, mobile: writtenPhone(lead) }
      return query(access, { leadid: idOf(lead), ...person, date, time })
    },
  },
  email: {
    settings: { ...settings, mailServer: MAIL_SERVER },
    push({ phone, sentAt }, access) {
      const text = (NINETY_NINE.text ?? '').replace('9800000002', phone)
      return json(access, { ...NINETY_NINE, text, date: sentAt.toUTCString() })
    },
  },
}

export function indiamartLead(lead: Lead) {
  return {
    UNIQUE_QUERY_ID: idOf(lead),
    SENDER_NAME: NAME,
    SENDER_MOBILE: `+91-${writtenPhone(lead)}`,
    QUERY_TIME: indianTime(lead.sentAt),
  }
}

const callSpeakers: Record<string, Speaker> = {
  exotel: {
    settings,
    push: ({ phone, sentAt }, access) =>
      query(access, {
        CallSid: phone,
        CallFrom: `0${phone}`,
        CallTo: '02200000000',
        CallType: 'incomplete',
        StartTime: indianTime(sentAt),
      }),
  },
  myoperator: {
    settings,
    secrets: { signingSecret: SECRET },
    push({ phone, sentAt }, access) {
      const call = { _ai: phone, _cl: `+91${phone}`, _ev: 1, _su: 2, _st: sentAt.getTime() }
      const sent = form(access, { myoperator: JSON.stringify(call) })
      const signature = hexHmac(access.secret, sent.body ?? '')
      return { ...sent, headers: { ...sent.headers, 'X-MyOperator-Signature': signature } }
    },
  },
  knowlarity: {
    settings,
    push: ({ phone }, access) =>
      json(access, { uuid: phone, customer_number: `+91${phone}`, status: 'missed' }),
  },
  smartflo: {
    settings,
    push: ({ phone, sentAt }, access) =>
      json(access, {
        uuid: phone,
        direction: 'inbound',
        call_status: 'missed',
        caller_id_number: `91${phone}`,
        start_stamp: indianTime(sentAt),
      }),
  },
  callerdesk: {
    settings,
    push: ({ phone }, access) =>
      form(access, {
        CallSid: phone,
        SourceNumber: `0${phone}`,
        Status: 'CANCEL',
        Direction: 'IVR',
      }),
  },
  twilio: {
    settings,
    secrets: { authToken: SECRET },
    push({ phone, sentAt }, access) {
      const fields = {
        CallSid: phone,
        CallStatus: 'no-answer',
        Direction: 'inbound',
        From: `+91${phone}`,
        Timestamp: sentAt.toUTCString(),
      }
      const said = Object.entries(fields).flat().join('')
      const signature = createHmac('sha1', access.secret)
        .update(`${access.base}/api/v1/sources/${access.key}${said}`)
        .digest('base64')
      return form(access, fields, { 'X-Twilio-Signature': signature })
    },
  },
  whatsapp: {
    settings,
    secrets: { appSecret: SECRET, verifyToken: 'ours' },
    push: (lead, access) => signedByMeta(access, whatsapp(lead)),
  },
  gupshup: provided,
  '360dialog': provided,
}

export const speakers: Readonly<Record<string, Speaker>> = { ...leadSpeakers, ...callSpeakers }
