import { minuteLimit } from '#app/lib/http/minute-limit.ts'

/** Reports of speed that count in one minute, so that no flood makes the counts its own. */
export const MOST_A_MINUTE = { ipv4: 60, ipv6: 12, all: 1200 } as const

/** Whether one more report of an address counts; `now` is in milliseconds. */
export const vitalsLimit = (now?: () => number) => minuteLimit(MOST_A_MINUTE, now)
