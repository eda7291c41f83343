import { sql } from 'kysely'

import { nameKeys } from '#app/enquiries/names/name-keys.server.ts'
import { sourceLeadTexts as texts } from '#app/strings/en/sources/leads.ts'
import type { Executor } from '#db/client.server.ts'

import { NOWHERE, type NormalisedLead, type SourceTouch } from './normalised-lead.ts'

export type SaidAgain = {
  id: string
  lead: NormalisedLead
  /** It is the very enquiry of the lead, which the portal sent another way. */
  isSent: boolean
  /** In place of the last arrival. */
  touch?: SourceTouch | undefined
}

/** What the leads lack is filled in; open dashboards read again what has changed. */
export async function fillLeads(trx: Executor, all: readonly SaidAgain[]): Promise<void> {
  if (all.length === 0) return
  const said = new Map<string, object>()
  for (const one of all) said.set(one.id, { id: one.id, ...said.get(one.id), ...filledBy(one) })
  await sql`update leads set email = coalesce(nullif(leads.email, ''), said.email, ''),
      name = case when ${isNameless} then said.name else leads.name end,
      phonetic_keys = case when ${isNameless} then said.keys else leads.phonetic_keys end,
      message = coalesce(nullif(leads.message, ''), said.message, ''),
      location = case when ${isPlaceless} then said.location else leads.location end,
      project_id = case when ${isPlaceless} then said."projectId" else leads.project_id end,
      city = case when ${isPlaceless} then said.city else leads.city end,
      campaign = case when said.touch is null then leads.campaign
        else leads.campaign || jsonb_build_object('last', said.touch) end
    from jsonb_to_recordset(${JSON.stringify([...said.values()])}::jsonb) as said
      (id bigint, email text, name text, keys text[], message text, touch jsonb,
      location text, "projectId" integer, city text)
    where leads.id = said.id`.execute(trx)
}

const isNameless = sql`(leads.name = ${texts.noName} and said.name is not null)`
const isPlaceless = sql`(leads.location = ${NOWHERE} and said.location is not null)`

function filledBy({ lead, isSent, touch }: SaidAgain) {
  const { email, name, message, location, projectId, city } = lead
  return {
    ...(email !== '' && { email }),
    ...(name !== texts.noName && { name, keys: nameKeys(name) }),
    ...(isSent && { message }),
    ...(isSent && location !== NOWHERE && { location, projectId, city }),
    ...(touch && { touch }),
  }
}
