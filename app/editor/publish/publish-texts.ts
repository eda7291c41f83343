import type { PublishAnswer } from '#app/editor/draft/draft-answer.ts'
import type { DraftView } from '#app/editor/draft/draft-view.ts'
import { faultText } from '#app/editor/form/field-name.ts'
import type { Content } from '#app/publishing/edited-content.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'
import { pageTexts } from '#app/strings/en/pages.ts'

import { dateText } from './day-texts.ts'

type PublishOptions = { isArchived: boolean; content: Content; at: string | undefined }

/** Undefined: the server is out of reach. */
export function publishText(
  answer: PublishAnswer | undefined,
  { isArchived, content, at }: PublishOptions,
): string {
  if (answer === undefined) return texts.notSaved
  if (answer.kind === 'published') return isArchived ? texts.archived : texts.published
  if (answer.kind === 'announced') return pageTexts.announced(answer.from)
  if (answer.kind === 'linked') return answer.address
  if (answer.kind === 'scheduled') return texts.scheduled(dateText(at) ?? '')
  if (answer.kind === 'refused') return answer.why
  if (answer.kind === 'overtaken') return texts.conflict(answer.by)
  if (answer.kind === 'unsourced') return texts.unsourced(answer.facts.length)
  return `${texts.faultsFirst} ${answer.faults.map((fault) => faultText(fault, content)).join('; ')}`
}

export function notSavedText({ conflict, why, isStored }: DraftView): string {
  if (conflict) return texts.chooseFirst
  return why ?? (isStored ? texts.notSaved : texts.notSavedAnywhere)
}

export function statusText(
  view: DraftView,
  clock: (at: string) => string,
  isArchived = false,
): string {
  const { state, status, savedAt, isRestored } = view
  const count = state.differences.length
  const unchanged = isArchived ? texts.asArchived : texts.asPublished
  const isUnlike = view.conflict !== undefined || status === 'away'
  // Unsaved typing differs from what is published, whatever was saved last.
  const parts = count > 0 ? [texts.drafted(count)] : isUnlike ? [] : [unchanged]
  if (view.conflict || status === 'away') parts.push(notSavedText(view))
  else if (status === 'waits') parts.push(texts.saving)
  else if (savedAt !== undefined) parts.push(texts.saved(clock(savedAt)))
  if (isRestored) parts.push(texts.restored)
  return parts.join(' ')
}
