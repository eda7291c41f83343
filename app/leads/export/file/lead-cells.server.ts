import { nameOfCountry } from '#app/enquiries/form/phone/countries.ts'
import {
  parseContactPreference,
  contactTimes,
  contactChannels,
} from '#app/enquiries/form/contact-preference.ts'
import { readCampaign, type Touch } from '#app/enquiries/submit/campaign.ts'
import type { StoredLead } from '#app/leads/list/lead-rows.server.ts'
import { displayMessage } from '#app/leads/list/row/stored-message.ts'
import { requirementWords } from '#app/leads/requirement/requirement-words.ts'
import { readLostReason, readStatus } from '#app/leads/status/lead-status.ts'
import { officeTime } from '#app/lib/dates/office-time.ts'
import { dialledPhone } from '#app/lib/phone/dialled-phone.ts'
import { projectName } from '#app/projects/catalogue/current-catalogue.server.ts'
import { leadTexts } from '#app/strings/en/lead.ts'
import { requirementTexts } from '#app/strings/en/requirement.ts'

import { touchOf, type FileColumn, type TouchColumn, type TouchField } from './file-columns.ts'
import { cellText } from './sheet-cells.ts'
import type { StoredWork } from './stored-work.server.ts'

export type FileLead = { row: StoredLead; work: StoredWork | undefined }

type Cell = (lead: FileLead) => string

/** Reads only chosen columns: parsing a million campaigns costs seconds. */
export function cellOf(column: FileColumn): Cell {
  const touch = touchOf(column)
  const read = touch
    ? ({ row }: FileLead) => touched[touch.field](readCampaign(row.campaign)[touch.side] ?? {})
    : plain(column)
  return (lead) => cellText(read(lead))
}

function plain(column: FileColumn): Cell {
  return isPlain(column) ? cells[column] : () => ''
}

function isPlain(column: FileColumn): column is Exclude<FileColumn, TouchColumn> {
  return column in cells
}

const cells: Record<Exclude<FileColumn, TouchColumn>, Cell> = {
  phone: ({ row }) => row.phone,
  name: ({ row }) => row.name,
  message: ({ row }) => displayMessage(row.message, row, contactPreferenceOf(row)),
  location: ({ row }) => row.location,
  date: ({ row }) => officeTime(row.created_at),
  email: ({ row }) => row.email,
  dialled: ({ row }) => dialledPhone(row.phone),
  country: ({ work }) => nameOfCountry(work?.country ?? ''),
  'reach-by': ({ row }) => labelOf(contactChannels, contactPreferenceOf(row).by),
  'reach-when': ({ row }) => labelOf(contactTimes, contactPreferenceOf(row).when),
  visit: ({ row }) => momentText(row.starts_at),
  number: ({ row }) => row.id,
  reference: ({ row }) => row.reference ?? '',
  project: ({ work }) => projectName(work?.projectId ?? null) ?? '',
  city: ({ row }) => row.city ?? '',
  page: ({ row }) => row.page,
  requirement: ({ work }) => (work?.requirement ? requirementWords(work.requirement) : ''),
  'budget-from': ({ work }) => String(work?.requirement?.budget.from ?? ''),
  'budget-to': ({ work }) => String(work?.requirement?.budget.to ?? ''),
  rooms: ({ work }) => work?.requirement?.bedrooms.join(', ') ?? '',
  places: ({ work }) => work?.requirement?.places.join(', ') ?? '',
  purpose: ({ work }) => labelIn(requirementTexts.purpose, work?.requirement?.purpose),
  status: ({ work }) => labelIn(leadTexts.status, readStatus(work?.status ?? null)),
  reason: ({ work }) => labelIn(leadTexts.lostReason, readLostReason(work?.reason ?? null)),
  owner: ({ work }) => work?.owner ?? '',
  given: ({ work }) => momentText(work?.assignedAt),
  'first-contact': ({ work }) => momentText(work?.firstContact),
  'follow-up': ({ work }) => momentText(work?.followUp),
  heat: ({ work }) => (work?.heat === 'hot' ? leadTexts.hot : ''),
}

const touched: Record<TouchField, (touch: Touch) => string> = {
  source: (touch) => touch.utm_source ?? '',
  medium: (touch) => touch.utm_medium ?? '',
  campaign: (touch) => touch.utm_campaign ?? '',
  term: (touch) => touch.utm_term ?? '',
  content: (touch) => touch.utm_content ?? '',
  referrer: (touch) => touch.referrer ?? '',
  page: (touch) => touch.page ?? '',
  time: (touch) => arrivalText(touch.at ?? ''),
  click: (touch) => touch.gclid ?? touch.gbraid ?? touch.wbraid ?? touch.fbclid ?? '',
}

function contactPreferenceOf(row: StoredLead) {
  return parseContactPreference(row.preferred_channel, row.preferred_time)
}

function labelOf(choices: readonly { value: string; label: string }[], value?: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? ''
}

function labelIn<Word extends string>(
  labels: Record<Word, string>,
  value: Word | undefined,
): string {
  return value === undefined ? '' : labels[value]
}

function momentText(moment: Date | null | undefined): string {
  return moment ? officeTime(moment) : ''
}

/** The browser sent it, so that it may be invalid. */
function arrivalText(at: string): string {
  const moment = new Date(at)
  return Number.isNaN(moment.getTime()) ? at : officeTime(moment)
}
