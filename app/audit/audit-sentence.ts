import { isolated } from '#app/lib/text/bidi.ts'
import { dayText } from '#app/strings/en/days.ts'
import { auditTexts } from '#app/strings/en/audit-log.ts'
import { settingLabels } from '#app/strings/en/setting-fields.ts'

import type { AuditEntry } from './audit-entry.ts'

type ListFilter = {
  isAbout?: boolean | undefined
  filter?: string | undefined
  isSearch?: true | undefined
}

export function auditSentence(
  { kind, leadId, isAbout, filter = '', isSearch, ...detail }: AuditEntry & ListFilter,
  { who, whom }: { who: string; whom: string },
): string {
  const values: Record<string, string> = { who, whom, lead: leadId ?? '' }
  for (const [name, value] of Object.entries(detail)) values[name] = valueText(name, value, isAbout)
  if ('list' in detail && detail.list === 'suspect')
    values['rows'] = enquiryCount(detail.rows, isAbout)
  const day = kind === 'listed' ? dayIn(filter) : undefined
  if (day !== undefined) values['list'] = auditTexts.ofDay(values['list'] ?? '', dayText(day, true))
  const sentence = auditTexts.sentences[kind].replace(/\{(\w+)\}/g, (_, name: string) =>
    isolated(values[name] ?? ''),
  )
  const within = day === undefined && filter !== '' && auditTexts.within(filter)
  return [sentence, within, isSearch && auditTexts.searched].filter(Boolean).join(', ')
}

/** Spam is no lead. */
function enquiryCount(count: number, isAbout = false): string {
  return auditTexts.enquiries(count.toLocaleString('en-IN'), count === 1, isAbout)
}

/** The day of a calendar that someone viewed. */
function dayIn(filter: string): string | undefined {
  return /^day (\d{4}-\d\d-\d\d)$/.exec(filter)?.[1]
}

function valueText(
  name: string,
  value: string | number | null | undefined,
  isAbout?: boolean,
): string {
  if (name === 'settings') return settingNames(String(value))
  if (name === 'people') return auditTexts.people(value === null ? null : Number(value))
  return typeof value === 'number' ? counted(name, value, isAbout) : worded(String(value))
}

/** Settings by their labels; one that a later version has shows its name. */
function settingNames(names: string): string {
  const labels: Readonly<Record<string, string>> = settingLabels
  return names
    .split(', ')
    .map((name) => labels[name] ?? name)
    .join(', ')
}

function worded(value: string): string {
  const found = Object.entries(auditTexts.values).find(([code]) => code === value)
  return found ? found[1] : value
}

function counted(name: string, count: number, isAbout = false): string {
  const figure = count.toLocaleString('en-IN')
  if (name === 'rows') return auditTexts.leads(figure, count === 1, isAbout)
  if (name === 'sessions') return auditTexts.sessions(figure, count === 1)
  return figure
}
