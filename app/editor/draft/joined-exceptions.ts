import type { Difference } from '#app/projects/publishing/difference.ts'
import { valueAt, withValue, type Content } from '#app/projects/publishing/edited-content.ts'
import { projectTexts as texts } from '#app/strings/en/projects.ts'

const EXCEPTIONS = 'asides'

/** Joins the two fields of an entry into one difference, since an editor writes both at once. */
export function joinedExceptions(differences: readonly Difference[]): Difference[] {
  const joined: Difference[] = []
  for (const [index, one] of differences.entries()) {
    if (isPart(one, 'of') && isPairOf(differences[index - 1], one)) continue
    const next = differences[index + 1]
    joined.push(next && isPart(one, 'says') && isPairOf(one, next) ? pair(one, next) : one)
  }
  return joined
}

export function isException({ at, movedFrom }: Difference): boolean {
  return at.length === 2 && at[0] === EXCEPTIONS && movedFrom === undefined
}

export function exceptionJson(row: unknown): string | undefined {
  const [sentence, of] = [valueAt(row, ['says']), valueAt(row, ['of'])]
  return typeof sentence === 'string' && typeof of === 'string'
    ? entryJson(sentence, of)
    : undefined
}

export function withoutExceptions(content: Content, isMeant: (index: number) => boolean): Content {
  const rows = valueAt(content, [EXCEPTIONS])
  const left = Array.isArray(rows) ? rows.filter((_, index) => !isMeant(index)) : []
  return withValue(content, [EXCEPTIONS], left.length === 0 ? undefined : left)
}

function isPart({ at }: Difference, part: string): boolean {
  return at.length === 3 && at[0] === EXCEPTIONS && at[2] === part
}

function isPairOf(sentence: Difference | undefined, of: Difference): boolean {
  if (!sentence || !isPart(sentence, 'says') || !isPart(of, 'of')) return false
  const isSameSide =
    (sentence.was === undefined) === (of.was === undefined) &&
    (sentence.became === undefined) === (of.became === undefined)
  return isSameSide && sentence.at[1] === of.at[1]
}

function pair(sentence: Difference, of: Difference): Difference {
  return {
    at: sentence.at.slice(0, 2),
    was: joinedJson(sentence.was, of.was),
    became: joinedJson(sentence.became, of.became),
  }
}

function joinedJson(sentence: string | undefined, of: string | undefined): string | undefined {
  if (sentence === undefined || of === undefined) return undefined
  return entryJson(String(JSON.parse(sentence)), String(JSON.parse(of)))
}

function entryJson(sentence: string, of: string): string {
  return JSON.stringify(texts.otherSubject.listed(sentence, of))
}
