import type { PublishAnswer } from '#app/editor/draft/draft-answer.ts'
import type { DraftView } from '#app/editor/draft/draft-view.ts'
import { joinedAsides } from '#app/editor/draft/joined-asides.ts'
import { faultWords } from '#app/editor/form/field-name.ts'
import type { Content } from '#app/projects/publishing/edited-content.ts'
import { listingTexts as texts } from '#app/strings/en/listings.ts'
import { wordTexts } from '#app/strings/en/words.ts'

import { dayWords } from './day-texts.ts'

type Asked = { isArchived: boolean; content: Content; at: string | undefined }

/** Undefined: the server is out of reach. */
export function publishWords(
  answer: PublishAnswer | undefined,
  { isArchived, content, at }: Asked,
): string {
  if (answer === undefined) return texts.notSaved
  if (answer.kind === 'published') return isArchived ? texts.archived : texts.published
  if (answer.kind === 'announced') return wordTexts.announced(answer.from)
  if (answer.kind === 'linked') return answer.address
  if (answer.kind === 'scheduled') return texts.scheduled(dayWords(at) ?? '')
  if (answer.kind === 'refused') return answer.why
  if (answer.kind === 'overtaken') return texts.conflict(answer.by)
  if (answer.kind === 'unsourced') return texts.unsourced(answer.facts.length)
  return `${texts.faultsFirst} ${answer.faults.map((fault) => faultWords(fault, content)).join('; ')}`
}

export function notSavedWords({ overtaken, why, isKept }: DraftView): string {
  if (overtaken) return texts.chooseFirst
  return why ?? (isKept ? texts.notSaved : texts.nowhereKept)
}

export function statusWords(
  view: DraftView,
  clock: (at: string) => string,
  isArchived = false,
): string {
  const { state, status, savedAt, isRestored } = view
  const count = joinedAsides(state.differences).length
  const unchanged = isArchived ? texts.asArchived : texts.asPublished
  const isUnlike = view.overtaken !== undefined || status === 'away'
  // Unsaved typing differs from what is published, whatever was saved last.
  const said = count > 0 ? [texts.drafted(count)] : isUnlike ? [] : [unchanged]
  if (view.overtaken || status === 'away') said.push(notSavedWords(view))
  else if (status === 'waits') said.push(texts.saving)
  else if (savedAt !== undefined) said.push(texts.saved(clock(savedAt)))
  if (isRestored) said.push(texts.restored)
  return said.join(' ')
}
