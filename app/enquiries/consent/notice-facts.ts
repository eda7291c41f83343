import type { Config } from '#app/config/config.server.ts'
import { contactDetails } from '#app/config/contact-details.ts'

export type NoticeFacts = Pick<
  Config,
  | 'BRAND'
  | 'OFFICE'
  | 'PUBLIC_PHONE'
  | 'PUBLIC_EMAIL'
  | 'PRIVACY_CONTACT'
  | 'PRIVACY_EMAIL'
  | 'PRIVACY_PROCESSORS'
  | 'DATA_PROTECTION_BOARD'
  | 'SMTP_URL'
  | 'WEBHOOK_URLS'
  | 'BACKUP_TO'
  | 'BACKUP_KEEP_DAYS'
  | 'SEALED_DAYS'
  | 'RETENTION_DAYS'
  | 'SPAM_DAYS'
  | 'DELIVERY_DAYS'
  | 'ALERT_DAYS'
>

const isMailed = ({ SMTP_URL }: NoticeFacts) => SMTP_URL !== undefined
const isCalled = ({ WEBHOOK_URLS }: NoticeFacts) => WEBHOOK_URLS.length > 0
const isSealed = ({ SEALED_DAYS }: NoticeFacts) => SEALED_DAYS > 0
const isEnded = ({ RETENTION_DAYS }: NoticeFacts) => RETENTION_DAYS !== undefined
const isSpamExpiring = ({ SPAM_DAYS }: NoticeFacts) => SPAM_DAYS > 0

const conditions = {
  mailed: isMailed,
  'not-mailed': (facts) => !isMailed(facts),
  'told-to-programs': isCalled,
  'sent-on': (facts) => isMailed(facts) || isCalled(facts),
  'processors-named': ({ PRIVACY_PROCESSORS }) => PRIVACY_PROCESSORS !== undefined,
  sealed: isSealed,
  'erased-at-once': (facts) => !isSealed(facts),
  'ends-by-itself': isEnded,
  'stays-until-withdrawn': (facts) => !isEnded(facts),
  'suspects-end': isSpamExpiring,
  'suspects-stay': (facts) => !isSpamExpiring(facts),
  'backed-up': ({ BACKUP_TO }) => BACKUP_TO !== undefined,
} satisfies Record<string, (facts: NoticeFacts) => boolean>
type Condition = keyof typeof conditions

/** Each passage or list entry may name the deployments that it applies to. */
export type Written<Words> = Words extends readonly (infer Item)[]
  ? WrittenItem<Item>[]
  : Words extends object
    ? { [Name in keyof Words]: Written<Words[Name]> }
    : Words
type WrittenItem<Item> = Item extends string
  ? Item | { when: Condition; text: Item }
  : Written<Item> & { when?: Condition }

/** Replaces names in braces by this deployment's facts, and drops passages that do not apply. */
export function withFacts(facts: NoticeFacts, written: unknown): unknown {
  const { phone, privacyEmail: PRIVACY_EMAIL } = contactDetails(facts)
  const PUBLIC_PHONE = phone.replaceAll(' ', '\u00A0')
  const values = { ...facts, PUBLIC_PHONE, PRIVACY_EMAIL }
  const replacements = new Map(Object.entries(values).map(([name, value]) => [name, String(value)]))
  return JSON.parse(JSON.stringify(written), (_key, value: unknown) => {
    if (typeof value === 'string')
      return value.replace(/\{([A-Z_]+)\}/g, (all, name: string) => replacements.get(name) ?? all)
    if (Array.isArray(value)) return value.filter((item) => holds(facts, item)).map(unconditional)
    return value
  })
}

function holds(facts: NoticeFacts, item: unknown): boolean {
  if (!isConditional(item)) return true
  const condition = Object.entries(conditions).find(([name]) => name === item.when)
  if (!condition) throw new Error(`No deployment is known by "${String(item.when)}"`)
  return condition[1](facts)
}

function unconditional(item: unknown): unknown {
  if (!isConditional(item)) return item
  const { when: _when, ...rest } = item
  return Object.keys(rest).join() === 'text' ? Reflect.get(rest, 'text') : rest
}

function isConditional(item: unknown): item is { when: unknown } {
  return typeof item === 'object' && item !== null && 'when' in item
}
