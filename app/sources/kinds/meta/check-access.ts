import { z } from 'zod'

import type { PullFault } from '#app/sources/reading/answer-fault.ts'
import { failed } from '#app/sources/reading/answer-fault.ts'
import { anyText } from '#app/sources/reading/schemas.ts'
import { sourceReasons } from '#app/strings/en/sources/reasons.ts'

import { getGraph, type GraphContext } from './graph.ts'

const PAGE = z.object({ access_token: z.string() })
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

export type MetaAccess = { kind: 'open'; endsAt?: number } | PullFault

/** What only shows when leads stop to arrive: an app without a subscription, a token that ends (SOURCES.md 2.2, 2.6). */
export async function checkAccess(context: GraphContext): Promise<MetaAccess> {
  if (await isUnsubscribed(context)) return failed(sourceReasons.meta.unsubscribed, true)
  const endsAt = await endOfToken(context)
  return { kind: 'open', ...(endsAt !== undefined && { endsAt }) }
}

/** Only an answer says so: a token without the right to ask still reads leads. */
async function isUnsubscribed(context: GraphContext): Promise<boolean> {
  const { pageId, appId } = context.settings
  const page = await getGraph(context, pageId, { fields: 'access_token' })
  const own = page.kind === 'read' ? PAGE.safeParse(page.value).data?.access_token : undefined
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
