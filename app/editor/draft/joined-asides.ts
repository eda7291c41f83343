import type { Difference } from '#app/projects/publishing/difference.ts'
import { valueAt, withValue, type Content } from '#app/projects/publishing/edited-content.ts'
import { listingTexts as texts } from '#app/strings/en/listings.ts'

const ASIDES = 'asides'

/** Joins the two fields of an entry into one difference, since an editor writes both at once. */
export function joinedAsides(differences: readonly Difference[]): Difference[] {
  const joined: Difference[] = []
  for (const [index, one] of differences.entries()) {
    if (isPart(one, 'of') && isPairOf(differences[index - 1], one)) continue
    const next = differences[index + 1]
    joined.push(next && isPart(one, 'says') && isPairOf(one, next) ? pair(one, next) : one)
  }
  return joined
}

export function isAside({ at, movedFrom }: Difference): boolean {
  return at.length === 2 && at[0] === ASIDES && movedFrom === undefined
}

export function asideJson(row: unknown): string | undefined {
  const [says, of] = [valueAt(row, ['says']), valueAt(row, ['of'])]
  return typeof says === 'string' && typeof of === 'string' ? wordsJson(says, of) : undefined
}

export function asidesTakenOut(content: Content, isMeant: (index: number) => boolean): Content {
  const rows = valueAt(content, [ASIDES])
  const left = Array.isArray(rows) ? rows.filter((_, index) => !isMeant(index)) : []
  return withValue(content, [ASIDES], left.length === 0 ? undefined : left)
}

function isPart({ at }: Difference, part: string): boolean {
  return at.length === 3 && at[0] === ASIDES && at[2] === part
}

function isPairOf(says: Difference | undefined, of: Difference): boolean {
  if (!says || !isPart(says, 'says') || !isPart(of, 'of')) return false
  const isSameSide =
    (says.was === undefined) === (of.was === undefined) &&
    (says.became === undefined) === (of.became === undefined)
  return isSameSide && says.at[1] === of.at[1]
}

function pair(says: Difference, of: Difference): Difference {
  return {
    at: says.at.slice(0, 2),
    was: joinedJson(says.was, of.was),
    became: joinedJson(says.became, of.became),
  }
}

function joinedJson(says: string | undefined, of: string | undefined): string | undefined {
  if (says === undefined || of === undefined) return undefined
  return wordsJson(String(JSON.parse(says)), String(JSON.parse(of)))
}

function wordsJson(says: string, of: string): string {
  return JSON.stringify(texts.aside.listed(says, of))
}
