import { minuteLimit } from '#app/lib/http/minute-limit.ts'

export const MAX_PER_MINUTE = { ipv4: 60, ipv6: 12, all: 1200 } as const

export const vitalsLimit = (now?: () => number) => minuteLimit(MAX_PER_MINUTE, now)
