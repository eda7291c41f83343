import { settingSections } from '#app/settings/setting-sections.ts'
import { healthTexts } from '#app/strings/en/health.ts'

import { bad, good, look, type Finding } from './health-check.ts'
import { plainReason } from './plain-reason.ts'

/** Megabytes. */
const ROOMY_MB = 2000
/** Hours. */
const BACKUP = { late: 30, lost: 72 } as const
/** Hours; an alert retries for an hour, then is dropped. */
const ALERT_HOURS = 0.1
/** Expected but missing events: a chance of one in four hundred. */
const MISSED = 6
/** Hours: a destination that hangs takes four in ten seconds. */
const DUE_HOURS = 0.25
/** Hours. */
const FAILING_HOURS = 1
/** Share of the spam limit. */
const FULL = 0.9
/** Reports of one kind a week, beyond what browser extensions cause. */
const MANY_BLOCKED = 50

/** `floor` and `free` are megabytes. */
export function judgeDisk(found: { free: number; floor: number; folder: string }): Finding {
  const { disk } = healthTexts
  const message = disk.freeSpace(found.free, found.folder)
  if (found.free < found.floor) return bad(message, disk.refusing)
  return found.free < Math.max(ROOMY_MB, found.floor * 2) ? look(message, disk.low) : good(message)
}

type Backups = {
  isSet: boolean
  isOff: boolean
  last: { hours: number; megabytes: number; place: string; isEncrypted: boolean } | undefined
  failure: string | undefined
}

export function judgeBackup({ isSet, isOff, last, failure }: Backups): Finding {
  const { backup } = healthTexts
  const failed = failure === undefined ? '' : ` ${backup.failed(plainReason(failure))}`
  const retry = { job: 'backups' } as const
  const place = { settings: ['BACKUP_TO'] } as const
  if (!last) {
    return isSet
      ? { ...bad(`${backup.never}${failed}`, backup.againTodo), ...retry }
      : { ...bad(backup.unset, backup.unsetTodo), ...place }
  }
  const message = `${backup.last(last.hours, last.megabytes, last.place)}${failed}`
  if (last.hours > BACKUP.lost)
    return isSet
      ? { ...bad(message, backup.againTodo), ...retry }
      : { ...bad(message, backup.unsetTodo), ...place }
  if (last.hours > BACKUP.late || failed !== '')
    return { ...look(message, backup.againTodo), ...(isSet && retry) }
  if (!isSet) return { ...look(`${message} ${backup.unset}`, backup.unsetTodo), ...place }
  if (isOff) return { ...look(`${message} ${backup.off}`, backup.offTodo), settings: ['BACKUP_AT'] }
  if (last.isEncrypted) return good(message)
  return { ...look(`${message} ${backup.open}`, backup.openTodo), settings: ['BACKUP_KEY'] }
}

/** Without the database, from the files alone; `hours` is the age of the last. */
export function judgeLying(place: string | undefined, hours: number | undefined): Finding {
  const { backup } = healthTexts
  if (place === undefined) return bad(backup.unset, backup.unsetTodo)
  if (hours === undefined) return bad(backup.none(place), backup.againTodo)
  const message = backup.unverified(hours, place)
  return hours > BACKUP.late ? bad(message, backup.againTodo) : good(message)
}

type Remedy = 'job' | 'canSendAgain' | 'settings'

export type Deliveries = {
  places: number
  devices: number
  due: { count: number; hours: number }
  failing: { count: number; hours: number }
  /** Failed, to a destination that is still configured. */
  dead: number
  unconfirmed: number
}

export function judgeDeliveries(found: Deliveries): Finding {
  const { deliveries: texts } = healthTexts
  const { places, devices, due, failing, dead, unconfirmed } = found
  const wrong = [
    ...(due.hours > DUE_HOURS ? [bad(texts.stuck(due.count, due.hours), texts.stuckTodo)] : []),
    ...(dead > 0 ? [bad(texts.dead(dead), texts.deadTodo)] : []),
    ...(places === 0 && devices === 0 ? [bad(texts.noRecipients, texts.noRecipientsTodo)] : []),
    ...(places === 0 && devices > 0 ? [look(texts.devices(devices), texts.noRecipientsTodo)] : []),
    ...(failing.hours > FAILING_HOURS
      ? [look(texts.failing(failing.count, failing.hours), texts.failingTodo)]
      : []),
    ...(unconfirmed > 0 ? [look(texts.unconfirmed(unconfirmed), texts.unconfirmedTodo)] : []),
  ]
  const [worst] = wrong
  if (!worst) return good(texts.good(places))
  const message = wrong.map((one) => one.message).join(' ')
  const todo = wrong.map((one) => one.todo).join(' ')
  return { state: worst.state, message, todo, ...remediesOf(found) }
}

function remediesOf({ places, due, dead }: Deliveries): Pick<Finding, Remedy> {
  return {
    ...(due.hours > DUE_HOURS && { job: 'notifications' }),
    ...(dead > 0 && { canSendAgain: true }),
    ...(places === 0 && { settings: ['SMTP_URL'] }),
  }
}

/** `unfiled`: only in the database; `unerased`: overdue; `waiting`: for the owner. */
export type Withdrawals = { unfiled: number; unerased: number; uncopied: number; waiting: number }

/** `hours` since the oldest unsent alert. */
export function judgeAlerts(found: { devices: number; waiting: number; hours: number }): Finding {
  const { alerts } = healthTexts
  return found.waiting > 0 && found.hours > ALERT_HOURS
    ? {
        ...look(alerts.late(found.waiting, found.hours), alerts.lateTodo),
        job: 'push',
        settings: ['PUSH_HOSTS'],
      }
    : good(alerts.good(found.devices))
}

/** Silence beyond chance; `hours` since the last, `perDay` over four weeks. */
export function judgeSource(
  kind: 'enquiries' | 'calls',
  found: { hours: number | undefined; perDay: number },
): Finding {
  const { sources } = healthTexts
  if (found.hours === undefined) return good(sources.never[kind])
  const message = sources.usual(found.hours, found.perDay)
  const isSilent = (found.hours / 24) * found.perDay > MISSED
  return isSilent ? look(message, sources.silent[kind]) : good(message)
}

type Spam = {
  kept: number
  max: number
  hour: number
  day: number
  usualHour: number
  isUnusual: boolean
}

export function judgeSpam({ kept, max, hour, day, usualHour, isUnusual }: Spam): Finding {
  const { spam } = healthTexts
  const message = `${spam.stored(kept, max)} ${spam.late(hour, day, usualHour * 24)}`
  if (isUnusual) return look(message, spam.unusualTodo)
  if (kept <= max * FULL) return good(message)
  return { ...look(message, spam.fullTodo), settings: ['SPAM_MAX_STORED'] }
}

export function judgeBlocked(
  found: readonly { directive: string; blocked: string; reports: number; all: number }[],
): Finding {
  const { policy } = healthTexts
  const [worst] = found
  if (!worst) return good(policy.none)
  const named = found.map(({ directive, blocked }) => policy.one(directive, blocked)).join(', ')
  const message = policy.some(worst.all, named)
  return worst.reports < MANY_BLOCKED ? good(message) : look(message, policy.todo)
}

/** `unprinted`: letters of the brand or office without a font in brochures. */
export function judgeExamples(names: readonly string[], unprinted: readonly string[]): Finding {
  const { examples } = healthTexts
  if (names.length === 0 && unprinted.length > 0)
    return {
      ...look(examples.unprinted(unprinted.join(', ')), examples.todo(false)),
      settings: ['BRAND', 'OFFICE'],
    }
  if (names.length === 0) return good(examples.good)
  const words = new Map<string, string>(Object.entries(examples.settings))
  const message = examples.some(names.map((name) => words.get(name) ?? name).join(', '))
  const todo = examples.todo(names.includes('PUBLIC_URL'))
  const found = names.includes('PUBLIC_URL') ? look(message, todo) : bad(message, todo)
  const settings = [...settingSections.business, ...settingSections.legal]
  return { ...found, settings: settings.filter((name) => names.includes(name)) }
}

export function judgeWithdrawals({ unfiled, unerased, uncopied, waiting }: Withdrawals): Finding {
  const { withdrawals: texts } = healthTexts
  const wrong = [
    ...(unfiled > 0 ? [texts.unfiled(unfiled)] : []),
    ...(uncopied > 0 ? [texts.uncopied(uncopied)] : []),
    ...(unerased > 0 ? [texts.unerased(unerased)] : []),
  ]
  const messages = [...(waiting > 0 ? [texts.pending(waiting)] : []), ...wrong]
  const todo = [
    ...(waiting > 0 ? [texts.pendingTodo] : []),
    ...(wrong.length > 0 ? [texts.todo] : []),
  ]
  if (messages.length === 0) return good(texts.good)
  const found = bad(messages.join(' '), todo.join(' '))
  return wrong.length > 0 ? { ...found, job: 'privacy' } : found
}

/** `isSet`: the settings hold the sentence for such a section. */
export function judgeLegal(sections: readonly string[], isSet: boolean): Finding {
  const { legal } = healthTexts
  if (sections.length === 0 || isSet) return good(legal.good)
  return { ...look(legal.blank(sections.join(', ')), legal.todo), settings: ['GOVERNING_LAW'] }
}
