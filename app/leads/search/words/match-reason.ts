import { foldedName } from '#app/leads/search/folded-name.ts'

import type { MatchReason, ReasonField } from './reason-fields.ts'
import { beginsWith, type WordSearch } from './search-words.ts'

type FieldText = { field: ReasonField; text: string }

/** Characters before the first hit and after it. */
const BEFORE = 24
const AFTER = 44

/** Each word by the first field that has it, so that the line stays short. */
export function reasonsOf({ words, time }: WordSearch, texts: readonly FieldText[]): MatchReason[] {
  const tokens = texts.map(({ text }) => tokensOf(text))
  const fieldOf = (typed: string) =>
    tokens.findIndex((list) => list.some((token) => isHit(token, [typed])))
  const fields = new Set(words.map(fieldOf))
  const reasons = texts.flatMap(({ field, text }, at) =>
    fields.has(at) ? [{ field, parts: excerpt(text, tokens[at] ?? [], words) }] : [],
  )
  const name = texts.find(({ field }) => field === 'name')?.text ?? ''
  const isHeard = words.some((word) => fieldOf(word) < 0)
  return [
    ...reasons,
    ...(isHeard ? [{ field: 'sound' as const, parts: ['', name] }] : []),
    ...(time ? [{ field: 'time' as const, parts: ['', time.text] }] : []),
  ]
}

type Token = { start: number; end: number; words: string[] }

/** An apostrophe or a joiner is inside a word. */
function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}'’\u200c\u200d]+/gu)].map(({ 0: token, index }) => ({
    start: index,
    end: index + token.length,
    words: foldedName(token).split(/[^\p{L}\p{M}\p{N}]+/u),
  }))
}

function isHit(token: Token, typed: readonly string[]): boolean {
  return typed.some((word) => token.words.some((own) => own !== '' && beginsWith(own, word)))
}

/** The hits of a text, and what is around the first of them. */
function excerpt(text: string, tokens: readonly Token[], words: readonly string[]): string[] {
  const hits = tokens.filter((token) => isHit(token, words))
  const { start: first = 0, end: last = 0 } = hits[0] ?? {}
  const near = tokens.filter(({ start, end }) => start >= first - BEFORE && end <= last + AFTER)
  const [from, to] = [near[0], near.at(-1)]
  const isWhole = { before: from === tokens[0], after: to === tokens.at(-1) }
  const parts: string[] = []
  let place = isWhole.before ? 0 : (from?.start ?? 0)
  for (const { start, end } of hits.filter((hit) => near.includes(hit))) {
    parts.push(text.slice(place, start), text.slice(start, end))
    place = end
  }
  parts.push(isWhole.after ? text.slice(place) : `${text.slice(place, to?.end)} …`)
  if (!isWhole.before) parts[0] = `… ${parts[0]}`
  return parts.map((part) => part.replaceAll(/\s+/g, ' '))
}
