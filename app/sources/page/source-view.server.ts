import { formatTime, machineTime } from '#app/audit/format-time.ts'
import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { adapters, findAdapter } from '#app/sources/adapters.server.ts'
import {
  hoursBetween,
  isEndingSoon,
  isRecent,
  type SourceStateName,
} from '#app/sources/source-state.ts'
import { sourcePath } from '#app/sources/store/source-key.ts'
import { sourceKinds } from '#app/strings/en/sources/kinds.ts'
import { sourceTexts as texts } from '#app/strings/en/sources/sources.ts'

import { firstShownDay, type Counts, type SourceSummary } from './list-sources.server.ts'

export type Moment = { at: string; shown: string } | undefined

/** A source as the pages show it. */
export type SourceView = {
  id: string
  kind: string
  kindName: string
  name: string
  state: SourceStateName
  /** Why it fails or is quiet, in a sentence; empty where all is well. */
  notice: string
  lastLead: Moment
  gap: string
  today: number
  week: Counts
  /** Undefined for a source that sends to us. */
  next: Moment
  /** Hundredths of the shown days at which enquiries arrived. */
  ticks: number[]
  /** Where a silence begins that is longer than usual. */
  silentFrom: number | undefined
  silentFor: string | undefined
}

export function sourceView(source: SourceSummary, now: Date): SourceView {
  const { id, kind, name, state, lastLeadAt, gaps, today, week, nextPullAt } = source
  const isSilent = state === 'quiet' && lastLeadAt !== null
  return {
    id,
    kind,
    kindName: sourceKinds[kind]?.name ?? kind,
    name,
    state,
    notice: noticeOf(source, now),
    lastLead: momentOf(lastLeadAt, now),
    gap: gaps.count === 0 ? texts.notKnown : texts.hours(gaps.usualHours),
    today,
    week,
    next: findAdapter(kind)?.pull ? momentOf(nextPullAt, now) : undefined,
    ticks: source.ticks.map((tick) => placeOf(tick, now)),
    silentFrom: isSilent ? Math.max(0, placeOf(lastLeadAt, now)) : undefined,
    silentFor: isSilent ? texts.hours(hoursBetween(lastLeadAt, now)) : undefined,
  }
}

function noticeOf(source: SourceSummary, now: Date): string {
  const { state, lastLeadAt, gaps, failingSince, failure, refusedAt, refusal } = source
  const { oldKeyUsedAt, oldKeyUses } = source
  if (state === 'quiet' && lastLeadAt)
    return texts.notice.quiet(
      texts.hours(hoursBetween(lastLeadAt, now)),
      texts.hours(gaps.usualHours),
    )
  if (state !== 'failing') return endNotice(source, now)
  if (failingSince) return [texts.notice.failing(formatTime(failingSince, now)), failure].join(' ')
  if (oldKeyUsedAt && isRecent(oldKeyUsedAt, now))
    return texts.notice.oldKey(formatTime(oldKeyUsedAt, now), oldKeyUses)
  if (!refusedAt) return ''
  return [texts.notice.refused(formatTime(refusedAt, now)), refusal].join(' ')
}

function endNotice({ state, kind, notes: { endsAt } }: SourceSummary, now: Date): string {
  if (state === 'paused' || !endsAt || !isEndingSoon(endsAt, now)) return ''
  return texts.notice.ends(sourceKinds[kind]?.name ?? kind, formatTime(endsAt, now))
}

export function momentOf(moment: Date | null, now: Date): Moment {
  return moment === null ? undefined : { at: machineTime(moment), shown: formatTime(moment, now) }
}

function placeOf(moment: Date, now: Date): number {
  const since = firstShownDay(now).getTime()
  const part = (moment.getTime() - since) / (now.getTime() - since)
  return Math.round(part * 1000) / 10
}

export function sumOf(sources: readonly SourceSummary[]): Counts {
  const total = (name: keyof Counts) => sources.reduce((sum, { week }) => sum + week[name], 0)
  return {
    received: total('received'),
    created: total('created'),
    repeat: total('repeat'),
    rejected: total('rejected'),
    review: total('review'),
  }
}

export type KindView = { kind: string; name: string; about: string; group: string }

/** Every kind, as words; one that has no words yet is not offered. */
export function kindViews(): KindView[] {
  return adapters.flatMap(({ kind }) => {
    const words = sourceKinds[kind]
    return words ? [{ kind, name: words.name, about: words.about, group: words.group }] : []
  })
}

export type KeyPlace = 'bearer' | 'body' | 'path'

/** Where this kind of source has a place for the key. */
export function keyPlaceOf(kind: string): KeyPlace {
  if (findAdapter(kind)?.keyIn) return 'body'
  return kind === 'generic' ? 'bearer' : 'path'
}

/** The public address of a source, or of its key. */
export function publicAddress(part: string, url: URL): string {
  return (siteOrigin(config.PUBLIC_URL) || url.origin) + sourcePath(part)
}
