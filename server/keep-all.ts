import { keepGivingOut } from '#app/assignment/assign-waiting.server.ts'
import { fillNameKeys } from '#app/enquiries/names/fill-name-keys.server.ts'

import { fillIn } from './fill-in.ts'
import { keepBackups } from './keep-backups.ts'
import { keepInsight } from './keep-insight.ts'
import { keepLate } from './keep-late.ts'
import { keepPrivacy } from './keep-privacy.ts'
import { keepPushing } from './keep-pushing.ts'
import { keepSpam } from './keep-spam.ts'
import { log } from './log.ts'
import { keepOnward } from './onward/keep-onward.ts'
import { probeNews } from './probe-news.ts'
import { keepTidy } from './tidy-database.ts'

/** Begins what the process does by itself, until it ends; answers when nothing of that is under way any more. */
export function keepAll(signal: AbortSignal): Promise<void> {
  keepTidy(signal)
  keepGivingOut(signal, (error) =>
    log.warn({ err: error }, 'Leads were not assigned; the site tries again soon'),
  )
  keepInsight(signal)
  void keepPrivacy(signal)
  keepPushing(signal)
  keepLate(signal)
  keepSpam(signal)
  keepBackups(signal)
  const told = keepOnward(signal)
  void fillIn('Names', fillNameKeys, signal)
  void probeNews()
  return told
}
