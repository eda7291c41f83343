import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { z } from 'zod'

import { derivedKey } from '#app/staff/two-step/sealed.server.ts'
import type { ParsedLead, Payload } from '#app/sources/adapter.ts'

const PURPOSE = 'sources'

const texts = z.record(z.string(), z.string())
const storedPayload = z.object({
  contentType: z.string(),
  query: texts,
  headers: texts.exactOptional(),
  body: z.base64().transform((text) => Buffer.from(text, 'base64')),
})

const text = z.string().exactOptional()

const campaign = z.object({
  id: text,
  name: text,
  adId: text,
  adName: text,
  formId: text,
  formName: text,
  keyword: text,
  clickId: text,
})

const call = z.object({
  direction: z.enum(['incoming', 'outgoing']),
  outcome: z.enum(['answered', 'missed']),
  calledNumber: text,
  agentNumber: text,
  durationS: z.number().exactOptional(),
  recordingUrl: text,
})

const storedLead = z.object({
  portal: text,
  externalId: text,
  name: text,
  phones: z.array(z.string()),
  identity: text,
  email: text,
  message: text,
  place: text,
  project: text,
  ownProject: text,
  sentAt: z.coerce.date().exactOptional(),
  campaign: campaign.exactOptional(),
  call: call.exactOptional(),
  fields: texts,
})

export function sealPayload({ body, ...payload }: Payload): Promise<string> {
  return seal({ ...payload, body: body.toString('base64') })
}

/** Undefined where another SESSION_SECRET sealed it. */
export async function openPayload(sealed: string): Promise<Payload | undefined> {
  return storedPayload.safeParse(await open(sealed)).data
}

export function sealLead(lead: ParsedLead): Promise<string> {
  return seal(lead)
}

export async function openLead(sealed: string): Promise<ParsedLead | undefined> {
  return storedLead.safeParse(await open(sealed)).data
}

const storedRows = z.array(z.array(z.string()))

/** Rows of a file. */
export function sealRows(rows: readonly string[][]): Promise<string> {
  return seal(rows)
}

export async function openRows(sealed: string): Promise<string[][] | undefined> {
  return storedRows.safeParse(await open(sealed)).data
}

async function seal(value: object): Promise<string> {
  return symmetricEncrypt({ key: await derivedKey(PURPOSE), data: JSON.stringify(value) })
}

async function open(sealed: string): Promise<unknown> {
  const key = await derivedKey(PURPOSE)
  const json = await symmetricDecrypt({ key, data: sealed }).catch(() => undefined)
  return json === undefined ? undefined : JSON.parse(json)
}
