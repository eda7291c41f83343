import { readSources } from '#app/editor/changes/read-sources.ts'
import { withoutWrongDays } from '#app/projects/facts/source-day.ts'
import { projectTexts } from '#app/strings/en/projects.ts'

import {
  EDITOR_HEADER,
  MAX_DRAFT_BYTES,
  type DraftAnswer,
  type PublishAnswer,
} from './draft-answer.ts'
import type { Saved, SavedDraft } from './draft-view.ts'

/** The server refuses the request when another account has signed in since. */
export type Sender = { address: string; editor: string }

type Rejection = { kind: 'signed-out' } | { kind: 'refused'; why: string }

/** Saves a draft, also while the page closes; leaves out sources with an invalid day, which the form marks. */
export async function saveDraft(sender: Sender, draft: SavedDraft): Promise<Saved> {
  const { version: basedOn, content, sources } = draft
  const sent = { basedOn, content, sources: withoutWrongDays(sources), note: null }
  if (new Blob([JSON.stringify(sent)]).size > MAX_DRAFT_BYTES)
    return { kind: 'away', why: projectTexts.tooLong }
  const answer = await post<DraftAnswer>(sender, 'draft', sent)
  if (!answer) return { kind: 'away' }
  if (answer.kind === 'signed-out')
    return { kind: 'away', why: projectTexts.signedOut, isSignedOut: true }
  if (answer.kind === 'refused') return { kind: 'away', why: answer.why }
  if (answer.kind === 'saved') {
    const { version, at, ...state } = answer
    return { kind: 'saved', version, at, state }
  }
  const { newest, state, theirs } = answer
  const found = { ...newest, sources: readSources(newest.sources) }
  return { kind: 'overtaken', newest: found, state, theirs }
}

export type PublishRequest = { version: string; isPartly?: boolean } | { isArchived: true }

/** Publishes a version or archives the project; undefined when the server is out of reach. */
export function publishDraft(
  sender: Sender,
  request: PublishRequest,
): Promise<PublishAnswer | undefined> {
  return send(sender, 'publication', request)
}

export function scheduleDraft(
  sender: Sender,
  request: { version: string; at: string },
): Promise<PublishAnswer | undefined> {
  return send(sender, 'schedule', request)
}

export function linkDraft(
  sender: Sender,
  request: { version: string },
): Promise<PublishAnswer | undefined> {
  return send(sender, 'link', request)
}

async function send(
  sender: Sender,
  what: string,
  request: object,
): Promise<PublishAnswer | undefined> {
  const answer = await post<PublishAnswer>(sender, what, request)
  return answer?.kind === 'signed-out' ? { kind: 'refused', why: projectTexts.signedOut } : answer
}

async function post<Answer>(
  { address, editor }: Sender,
  what: string,
  sent: object,
): Promise<Answer | Rejection | undefined> {
  try {
    const response = await fetch(`${address}/${what}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [EDITOR_HEADER]: editor },
      body: JSON.stringify(sent),
      keepalive: true,
      // The API never redirects, except to the login.
      redirect: 'manual',
    })
    if (response.type === 'opaqueredirect') return { kind: 'signed-out' }
    if (response.status === 403) return { kind: 'refused', why: projectTexts.mayNotEdit }
    return await response.json()
  } catch {
    return undefined
  }
}
