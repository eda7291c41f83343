import type { Parsed, ParsedLead } from '#app/sources/adapter.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

import type { ProjectSetting } from './schemas.ts'

type Draft<Of> = { [Name in keyof Of]?: Of[Name] | undefined }

/** A lead without the fields that the source left out. */
export function parsedLead(
  draft: Draft<Omit<ParsedLead, 'campaign' | 'call'>> & {
    campaign?: Draft<NonNullable<ParsedLead['campaign']>>
    call?: ParsedLead['call']
  },
): ParsedLead {
  const { campaign, ...lead } = draft
  const ads = filledFields(campaign ?? {})
  const isOfAd = Object.keys(ads).length > 0
  return { phones: [], fields: {}, ...filledFields(lead), ...(isOfAd && { campaign: ads }) }
}

/** `project` is that of leads which name none. */
export function parsedLeads(
  leads: ParsedLead[],
  { project }: ProjectSetting,
  portal?: string,
): Parsed {
  if (leads.length === 0) return { kind: 'nothing', reason: sourceReasons.noLeads }
  if (leads.every(isEmpty)) return { kind: 'review', reason: sourceReasons.unreadable }
  const known = { ...(portal && { portal }), ...(project && { ownProject: project }) }
  return { kind: 'leads', leads: leads.map((lead) => ({ ...known, ...lead })) }
}

/** Fields of another format leave nothing but themselves. */
function isEmpty({ phones, fields: _fields, ...read }: ParsedLead): boolean {
  return phones.length === 0 && Object.keys(read).length === 0
}

/** The fields that are not undefined. */
function filledFields<Of extends object>(
  fields: Of,
): { [Name in keyof Of]: Exclude<Of[Name], undefined> }
function filledFields(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
