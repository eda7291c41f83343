import { listingTexts } from '#app/desk-texts/en/listings.ts'

import { MOST_DRAFT_BYTES, type DraftAnswer, type PublishAnswer } from './draft-answer.ts'
import type { Saved, SavedDraft } from './draft-view.ts'
import { readSources } from './read-sources.ts'

/** Saves a draft of what is edited at an address on the version that it is based on; outlives the page. */
export async function saveDraft(address: string, draft: SavedDraft): Promise<Saved> {
  const { version: basedOn, content, sources } = draft
  const sent = { basedOn, content, sources, note: null }
  if (new Blob([JSON.stringify(sent)]).size > MOST_DRAFT_BYTES)
    return { kind: 'away', why: listingTexts.tooLong }
  const answer = await post<DraftAnswer>(`${address}/draft`, sent)
  if (answer?.kind === 'saved') {
    const { version, at, ...state } = answer
    return { kind: 'saved', version, at, state }
  }
  if (answer?.kind === 'refused') return { kind: 'away', why: answer.why }
  if (!answer) return { kind: 'away' }
  const { newest, theirs } = answer
  return { kind: 'overtaken', newest: { ...newest, sources: readSources(newest.sources) }, theirs }
}

export type PublishWish = { version: string; isPartly?: boolean; isArchived?: boolean }

/** Publishes a version; undefined where the server is out of reach. */
export function publishDraft(
  address: string,
  wish: PublishWish,
): Promise<PublishAnswer | undefined> {
  return post<PublishAnswer>(`${address}/published`, wish)
}

/** Names the version that is to be published at an hour of the desk. */
export function scheduleDraft(
  address: string,
  wish: { version: string; at: string },
): Promise<PublishAnswer | undefined> {
  return post<PublishAnswer>(`${address}/scheduled`, wish)
}

/** Makes a link to a version for somebody without an account. */
export function linkDraft(
  address: string,
  wish: { version: string },
): Promise<PublishAnswer | undefined> {
  return post<PublishAnswer>(`${address}/link`, wish)
}

async function post<Answer>(to: string, sent: object): Promise<Answer | undefined> {
  try {
    const response = await fetch(to, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
      keepalive: true,
    })
    return await response.json()
  } catch {
    return undefined
  }
}
