import { plainText } from '#app/lib/text/plain-text.ts'

/** Query values and referrer of one visit, each at most 200 characters. */
export type Touch = Partial<Record<(typeof TOUCH_KEYS)[number], string>>

export type Campaign = { first?: Touch; last?: Touch }

const ADDRESS_KEYS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
] as const
export const TOUCH_KEYS = [...ADDRESS_KEYS, 'referrer', 'page', 'at'] as const
const LONGEST_VALUE = 200
const LONGEST_JSON = 8192
const STORE = 'campaign'
const DAY = 24 * 60 * 60 * 1000
const RELOAD_AGE = 30 * 60 * 1000

/** Undefined where neither tells anything; throws on an invalid address. */
export function touchFrom(address: string, referrer: string, at: Date): Touch | undefined {
  const url = new URL(address)
  const touch: Touch = {}
  for (const key of ADDRESS_KEYS) {
    const value = clean(url.searchParams.get(key))
    if (value) touch[key] = value
  }
  const from = referrer && new URL(referrer)
  if (from && from.host !== url.host) touch.referrer = clean(from.origin + from.pathname)
  if (Object.keys(touch).length === 0) return undefined
  return { ...touch, page: clean(url.pathname), at: at.toISOString() }
}

/** Keeps known keys with short texts; an invalid campaign is empty. */
export function parseCampaign(json: string): Campaign {
  if (json.length > LONGEST_JSON) return {}
  try {
    const value: unknown = JSON.parse(json)
    return readCampaign(value)
  } catch {
    return {}
  }
}

export function readCampaign(value: unknown): Campaign {
  if (!isRecord(value)) return {}
  const first = readTouch(value['first'])
  const last = readTouch(value['last'])
  return { ...(first && { first }), ...(last && { last }) }
}

/** Call once per page load; `days` is how long the first source counts. Ignores blocked storage. */
export function rememberArrival(days: number): void {
  try {
    const touch = touchFrom(window.location.href, document.referrer, new Date())
    if (!touch) return
    const campaign = withArrival(rememberedCampaign(), touch, days)
    window.localStorage.setItem(STORE, JSON.stringify(campaign))
  } catch {
    return
  }
}

/** An equal source within half an hour is a reload: it changes nothing, so that a retry stays a repeat. */
export function withArrival(before: Campaign, touch: Touch, days: number): Campaign {
  const { last } = before
  const isReload =
    last !== undefined &&
    age(last, touch) < RELOAD_AGE &&
    TOUCH_KEYS.every((key) => key === 'at' || last[key] === touch[key])
  if (isReload) return before
  const first = before.first && age(before.first, touch) < days * DAY ? before.first : touch
  return { first, last: touch }
}

export function rememberedCampaign(): Campaign {
  try {
    return parseCampaign(window.localStorage.getItem(STORE) ?? '')
  } catch {
    return {}
  }
}

/** Milliseconds; NaN without valid times. */
function age(earlier: Touch, later: Touch): number {
  return Date.parse(later.at ?? '') - Date.parse(earlier.at ?? '')
}

function readTouch(value: unknown): Touch | undefined {
  if (!isRecord(value)) return undefined
  const touch: Touch = {}
  for (const key of TOUCH_KEYS) {
    const text = value[key]
    if (typeof text === 'string' && clean(text)) touch[key] = clean(text)
  }
  return Object.keys(touch).length > 0 ? touch : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function clean(text: string | null): string {
  // A cut may halve a character, which plainText removes.
  return plainText((text ?? '').replace(/[\t\n\r]/g, '').slice(0, LONGEST_VALUE))
}
