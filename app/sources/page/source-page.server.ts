import { formatTime, machineTime } from '#app/audit/format-time.ts'
import { projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { findAdapter } from '#app/sources/adapters.server.ts'
import { storedTexts } from '#app/sources/store/stored-texts.ts'
import { sourceKinds } from '#app/strings/en/sources/kinds.ts'
import { sourceTexts as texts } from '#app/strings/en/sources/sources.ts'
import type { Executor } from '#db/client.server.ts'

import { listDays, listDeliveries, listReviews, type ReviewLine } from './list-deliveries.server.ts'
import { listSourceProjects } from './list-source-projects.server.ts'
import { findSummary } from './list-sources.server.ts'
import { fieldsOf } from './source-fields.server.ts'
import { keyPlaceOf, momentOf, publicAddress, sourceView } from './source-view.server.ts'

export type SourcePage = NonNullable<Awaited<ReturnType<typeof readSourcePage>>>

/** All that the page of one source shows; undefined where there is none. */
export async function readSourcePage(db: Executor, id: string, url: URL) {
  const now = new Date()
  const summary = await findSummary(db, id, now)
  if (!summary) return undefined
  const [days, reviews, deliveries, names, form] = await Promise.all([
    listDays(db, id, now),
    listReviews(db, id),
    listDeliveries(db, id),
    listSourceProjects(db, summary, now),
    readForm(db, id, summary.kind),
  ])
  const { kind, publicId, keys, testedAt, refusedAt, refusal, pulledAt, nextPullAt } = summary
  const adapter = findAdapter(kind)
  const sent = deliveries.find(({ way }) => way !== 'test')
  const wasCorrected = sent !== undefined && refusedAt !== null && sent.receivedAt > refusedAt
  return {
    source: sourceView(summary, now),
    days,
    reviews: reviews.map((line) => reviewView(line, now)),
    deliveries: deliveries.map(({ receivedAt, ...line }) => ({
      ...line,
      at: machineTime(receivedAt),
      shown: formatTime(receivedAt, now),
    })),
    names,
    offered: projects().map((one) => ({ id: one.id, name: one.name })),
    form,
    words: sourceKinds[kind],
    keyPlace: keyPlaceOf(kind),
    address: publicAddress(publicId, url),
    keys,
    tested: momentOf(testedAt, now),
    refused: refusedAt && !wasCorrected && { ...momentOf(refusedAt, now), reason: refusal ?? '' },
    checked: momentOf(pulledAt, now),
    found: summary.notes.found,
    endsAt: momentOf(summary.notes.endsAt ?? null, now),
    isPulled: nextPullAt !== null,
    canTest: adapter?.testPayload !== undefined,
  }
}

function reviewView({ receivedAt, lead, sent, ...line }: ReviewLine, now: Date) {
  const said: [string, string | undefined][] = lead
    ? [
        ...NAMES.map((name): [string, string | undefined] => [texts.said[name], lead[name]]),
        [texts.said.phones, lead.phones.join(', ')],
        [texts.said.campaign, lead.campaign?.name ?? lead.campaign?.id],
        ...Object.entries(lead.fields),
      ]
    : Object.entries(sent)
  return {
    ...line,
    at: machineTime(receivedAt),
    shown: formatTime(receivedAt, now),
    name: lead?.name ?? '',
    said: said.flatMap(([name, text]) => (text ? [{ name, text }] : [])),
  }
}

const NAMES = ['name', 'email', 'message', 'project', 'place', 'identity'] as const

async function readForm(db: Executor, id: string, kind: string) {
  const row = await db
    .selectFrom('sources')
    .select(['settings', 'secrets'])
    .where('id', '=', id)
    .executeTakeFirst()
  const adapter = findAdapter(kind)
  return {
    fields: adapter ? fieldsOf(adapter) : [],
    values: storedTexts.catch({}).parse(row?.settings ?? {}),
    stored: Object.keys(storedTexts.catch({}).parse(row?.secrets ?? {})),
  }
}
