import { sorted } from '#app/lib/lists.ts'
import type { ParsedLead, SourceCampaign } from '#app/sources/adapter.ts'
import { cleanText } from '#app/sources/reading/clean-text.ts'

type Field =
  | 'externalId'
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'message'
  | 'project'
  | 'place'
  | 'time'
  | `campaign.${keyof SourceCampaign}`

/** Names without case, blanks, `_` and `-`, the best first (SOURCES.md 6.2). */
const NAMES: readonly (readonly [Field, readonly string[]])[] = [
  ['externalId', ['externalid', 'leadid', 'submissionid', 'entryid', 'rowid']],
  ['name', ['name', 'fullname', 'customername', 'yourname', 'leadname', 'clientname']],
  ['firstName', ['firstname']],
  ['lastName', ['lastname', 'surname']],
  ['phone', ['phone', 'mobile', 'mobileno', 'mobilenumber', 'contact', 'contactno']],
  ['phone', ['contactnumber', 'phonenumber', 'phoneno', 'whatsapp', 'whatsappnumber']],
  ['phone', ['wa', 'tel', 'telephone']],
  ['email', ['email', 'emailid', 'emailaddress', 'mail']],
  ['message', ['message', 'comments', 'comment', 'remark', 'remarks', 'query', 'requirement']],
  ['message', ['notes']],
  ['project', ['project', 'projectname', 'property', 'propertyname', 'interestedin']],
  ['place', ['locality', 'location', 'city', 'address']],
  ['time', ['enquiredat', 'enquirydate', 'date', 'datetime', 'createdat', 'createdtime']],
  ['time', ['timestamp']],
  ['campaign.name', ['campaign', 'campaignname', 'utmcampaign']],
  ['campaign.id', ['campaignid']],
  ['campaign.adId', ['adid']],
  ['campaign.adName', ['adname', 'utmcontent']],
  ['campaign.formId', ['formid']],
  ['campaign.formName', ['formname']],
  ['campaign.keyword', ['keyword', 'utmterm']],
  ['campaign.clickId', ['gclid', 'gbraid', 'wbraid', 'fbclid']],
]
const RANKED = new Map(
  NAMES.flatMap(([field, names]) => names.map((name) => ({ field, name }))).map(
    ({ field, name }, rank) => [name, { field, rank }],
  ),
)
/** Of the call itself, not of the person. */
const IGNORED: ReadonlySet<string> = new Set(['test', 'key', 'pid'])
const MAX_FIELDS = 60
const MAX_DEPTH = 6

/** Every text, number and yes or no of a nested object, by its path: `data.answers.0.value`. */
export function flatFields(value: object): [string, string][] {
  const fields: [string, string][] = []
  collect(value, '', MAX_DEPTH, fields)
  return fields
}

function collect(value: unknown, path: string, depth: number, fields: [string, string][]): void {
  if (typeof value === 'object' && value !== null) {
    if (depth === 0) return
    for (const [name, inner] of Object.entries(value))
      collect(inner, path === '' ? name : `${path}.${name}`, depth - 1, fields)
  } else if (fields.length < MAX_FIELDS) {
    const isText = typeof value === 'string' || typeof value === 'number'
    if (isText || typeof value === 'boolean') fields.push([path, String(value)])
  }
}

/** A lead by the names that people give their fields; what no name explains stays as an answer. */
export function leadOfFields(record: ReadonlyMap<string, string>): ParsedLead {
  const found: { field: Field; rank: number; value: string }[] = []
  const fields: Record<string, string> = {}
  for (const [path, text] of record) {
    const name = lastPart(path)
    const ranked = RANKED.get(name)
    const value = cleanText(text)
    if (value === '') continue
    if (ranked) found.push({ ...ranked, value })
    else if (!IGNORED.has(name)) fields[path] = value
  }
  const ranked = sorted(found, (one, other) => one.rank - other.rank)
  const all = (field: Field) => ranked.flatMap((one) => (one.field === field ? [one.value] : []))
  const first = (field: Field) => all(field)[0]
  const joined = [first('firstName'), first('lastName')].filter(Boolean).join(' ')
  const texts = {
    externalId: first('externalId'),
    name: first('name') ?? joined,
    email: first('email'),
    message: first('message'),
    project: first('project'),
    place: all('place').join(', '),
  }
  const campaign = withoutEmpty(
    Object.fromEntries(CAMPAIGN.map((name) => [name, first(`campaign.${name}`)])),
  )
  const sentAt = timeIn(first('time') ?? '')
  return {
    ...withoutEmpty(texts),
    phones: all('phone'),
    fields,
    ...(sentAt && { sentAt }),
    ...(Object.keys(campaign).length > 0 && { campaign }),
  }
}

const CAMPAIGN = [
  'id',
  'name',
  'adId',
  'adName',
  'formId',
  'formName',
  'keyword',
  'clickId',
] as const satisfies readonly (keyof SourceCampaign)[]

/** `form_fields[name]` and `data.name` are both `name`. */
function lastPart(path: string): string {
  const parts = path.split(/[.[\]]/).filter((part) => part !== '')
  return (parts.at(-1) ?? '').toLowerCase().replaceAll(/[\s_.:?-]/g, '')
}

function withoutEmpty(texts: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text]] : [])),
  )
}

/** ISO 8601, or seconds or milliseconds since 1970; a time without a zone is India's. */
function timeIn(text: string): Date | undefined {
  const isUnix = /^\d{10}(?:\d{3})?$/.test(text)
  const [, day, time = '00:00', zone = '+05:30'] = ISO.exec(text.trim()) ?? []
  const moment = isUnix
    ? new Date(Number(text) * (text.length === 10 ? 1000 : 1))
    : new Date(`${day}T${time}${zone}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

const ISO = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?)?$/i
