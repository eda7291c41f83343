import { z } from 'zod'

import type { PullNotes, PullResult } from '#app/sources/adapter.ts'
import { failed, type PullFault } from '#app/sources/reading/answer-fault.ts'
import { readJson } from '#app/sources/reading/read-json.ts'
import { anyText } from '#app/sources/reading/schemas.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

import { getGraph, LEAD_FIELDS, type GraphContext } from './graph.ts'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

const CURSOR = z.object({
  /** Leads since then are read in this round; Unix seconds, as all times here. */
  since: z.number(),
  started: z.number(),
  /** When a round last read the whole week, for leads that Meta showed late. */
  swept: z.number(),
  /** Forms that this round has not read; without them a new round begins. */
  forms: z.array(z.string()).optional(),
  after: z.string().optional(),
  /** When the access was last found good. */
  checked: z.number().optional(),
  /** Of the access. */
  endsAt: z.number().optional(),
})
type Cursor = z.infer<typeof CURSOR>
const FORM = z.object({ id: anyText, leads_count: z.number().optional() })
const MAX_LISTS = 20
const PAGE = z.object({
  data: z.array(z.unknown()),
  paging: z
    .object({ next: z.string().optional(), cursors: z.object({ after: z.string() }).optional() })
    .optional(),
})

/** One page of one form, after a list of the forms that have leads (SOURCES.md 2.4); once a day the access, last. */
export async function pullMeta(
  text: string | undefined,
  context: GraphContext,
): Promise<PullResult> {
  const stored = CURSOR.safeParse(readJson(text ?? ''))
  const cursor = stored.success ? stored.data : undefined
  const [form] = cursor?.forms ?? []
  if (cursor && form !== undefined) return readPage(cursor, form, context)
  // A round of an earlier check is over: leads come first, so that a fault keeps none back.
  const isOver = cursor?.started === secondsOf(context)
  return cursor && isOver && isCheckDue(cursor)
    ? endRound(cursor, context)
    : beginRound(cursor, context)
}

export function metaNotes(text: string): PullNotes {
  const { endsAt } = CURSOR.safeParse(readJson(text)).data ?? {}
  return endsAt === undefined ? {} : { endsAt: new Date(endsAt * 1000) }
}

function secondsOf({ now }: GraphContext): number {
  return Math.floor(now.getTime() / 1000)
}

function isCheckDue({ started, checked = 0 }: Cursor): boolean {
  return started - checked > DAY_S
}

async function endRound(cursor: Cursor, context: GraphContext): Promise<PullResult> {
  const access = await checkAccess(context)
  if (access.kind !== 'open') return access
  const { endsAt: _before, ...round } = cursor
  const { endsAt } = access
  return page([], { ...round, checked: cursor.started, ...(endsAt !== undefined && { endsAt }) })
}

async function beginRound(last: Cursor | undefined, context: GraphContext): Promise<PullResult> {
  const forms = await listForms(context)
  if (!Array.isArray(forms)) return forms
  const now = secondsOf(context)
  const isSweep = last !== undefined && now - last.swept > DAY_S
  const since = last === undefined ? now - 2 * DAY_S : last.started - HOUR_S
  return page([], {
    ...last,
    since: isSweep ? Math.min(since, now - 7 * DAY_S) : since,
    started: now,
    swept: isSweep ? now : (last?.swept ?? now),
    forms,
  })
}

/** The forms that have leads: a page's limit counts its leads, so unused ones are not asked. */
async function listForms(context: GraphContext): Promise<string[] | PullResult> {
  const forms: string[] = []
  let after: string | undefined
  for (let list = 0; list < MAX_LISTS; list += 1) {
    const query = { fields: 'id,leads_count', limit: '100', ...(after !== undefined && { after }) }
    const answer = await getGraph(context, `${context.settings.pageId}/leadgen_forms`, query)
    if (answer.kind !== 'read') return answer
    const read = PAGE.safeParse(answer.value)
    const rows = z.array(FORM).safeParse(read.data?.data)
    if (!read.success || !rows.success) return unread()
    forms.push(...rows.data.filter((form) => form.leads_count !== 0).map(({ id }) => id))
    after = nextPage(read.data)
    if (after === undefined) break
  }
  return forms
}

function nextPage({ paging }: z.infer<typeof PAGE>): string | undefined {
  return paging?.next === undefined ? undefined : paging.cursors?.after
}

async function readPage(cursor: Cursor, form: string, context: GraphContext): Promise<PullResult> {
  const filter = { field: 'time_created', operator: 'GREATER_THAN', value: cursor.since }
  const answer = await getGraph(context, `${form}/leads`, {
    fields: LEAD_FIELDS,
    limit: '100',
    filtering: JSON.stringify([filter]),
    ...(cursor.after !== undefined && { after: cursor.after }),
  })
  if (answer.kind !== 'read') return answer
  const read = PAGE.safeParse(answer.value)
  if (!read.success) return unread()
  const { after: _after, ...round } = cursor
  const after = nextPage(read.data)
  if (after !== undefined) return page(read.data.data, { ...round, after })
  return page(read.data.data, { ...round, forms: cursor.forms?.slice(1) })
}

function page(leads: unknown[], cursor: Cursor): PullResult {
  return {
    kind: 'page',
    payloads: leads.map((lead) => ({
      contentType: 'application/json',
      query: {},
      body: Buffer.from(JSON.stringify(lead)),
    })),
    cursor: JSON.stringify(cursor),
    more: (cursor.forms?.length ?? 0) > 0 || isCheckDue(cursor),
  }
}

function unread(): PullResult {
  return { kind: 'failed', reason: sourceReasons.unreadAnswer, needsOwner: false }
}

const OWN_TOKEN = z.object({ access_token: z.string() })
const APPS = z.object({
  data: z.array(z.object({ id: anyText, subscribed_fields: z.array(z.string()).optional() })),
})
/** Unix seconds; 0 for never. */
const TOKEN = z.object({
  data: z.object({
    expires_at: z.number().default(0),
    data_access_expires_at: z.number().default(0),
  }),
})

type MetaAccess = { kind: 'open'; endsAt?: number } | PullFault

/** What only shows when leads stop to arrive: an app without a subscription, a token that ends (SOURCES.md 2.2, 2.6). */
async function checkAccess(context: GraphContext): Promise<MetaAccess> {
  if (await isUnsubscribed(context)) return failed(sourceReasons.meta.unsubscribed, true)
  const endsAt = await endOfToken(context)
  return { kind: 'open', ...(endsAt !== undefined && { endsAt }) }
}

/** Only an answer says so: a token without the right to ask still reads leads. */
async function isUnsubscribed(context: GraphContext): Promise<boolean> {
  const { pageId, appId } = context.settings
  const found = await getGraph(context, pageId, { fields: 'access_token' })
  const own =
    found.kind === 'read' ? OWN_TOKEN.safeParse(found.value).data?.access_token : undefined
  const asPage = own === undefined ? context : withToken(context, own)
  const answer = await getGraph(asPage, `${pageId}/subscribed_apps`, {})
  const apps = answer.kind === 'read' ? APPS.safeParse(answer.value).data?.data : undefined
  return (
    apps?.every(
      ({ id, subscribed_fields: fields }) =>
        fields?.includes('leadgen') === false || (appId !== undefined && id !== appId),
    ) === true
  )
}

/** Unix seconds; undefined without an app id, which asks in its own name. */
async function endOfToken(context: GraphContext): Promise<number | undefined> {
  const { appId } = context.settings
  if (appId === undefined) return undefined
  const { appSecret, pageToken } = context.secrets
  const asApp = withToken(context, `${appId}|${appSecret}`)
  const answer = await getGraph(asApp, 'debug_token', { input_token: pageToken })
  const token = answer.kind === 'read' ? TOKEN.safeParse(answer.value).data?.data : undefined
  const ends = [token?.expires_at ?? 0, token?.data_access_expires_at ?? 0].filter((at) => at > 0)
  return ends.length > 0 ? Math.min(...ends) : undefined
}

function withToken(context: GraphContext, pageToken: string): GraphContext {
  return { ...context, secrets: { ...context.secrets, pageToken } }
}
