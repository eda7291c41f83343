import { formatTime } from '#app/audit/format-time.ts'
import type { SourceStateName } from '#app/sources/source-state.ts'
import { healthTexts } from '#app/strings/en/health.ts'

import { bad, good, look, type Finding } from './health-check.ts'

type Found = { name: string; state: SourceStateName; endsAt: Date | undefined }

/** `endsAt` where that is soon; nothing to say where no source is set up. */
export function judgeSources(sources: readonly Found[], now: Date): Finding | undefined {
  const texts = healthTexts.leadSources
  if (sources.length === 0) return undefined
  const failing = sources.filter(({ state }) => state === 'failing').map(({ name }) => name)
  const ending = sources.flatMap(({ name, endsAt }) =>
    endsAt ? [texts.ends(name, formatTime(endsAt, now))] : [],
  )
  const message = [...(failing.length > 0 ? [texts.failing(failing.join(', '))] : []), ...ending]
  if (failing.length > 0) return bad(message.join(' '), texts.failingTodo)
  return ending.length > 0 ? look(message.join(' '), texts.endsTodo) : good(texts.good)
}
