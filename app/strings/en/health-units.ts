import { plural } from './health-storage.ts'

/** `40 minutes`, `7 hours`, `3 days`: the unit belongs to the rounded figure. */
export function span(hours: number): string {
  const minutes = Math.max(1, Math.round(hours * 60))
  if (minutes < 60) return plural(minutes, 'minute', 'minutes')
  if (Math.round(hours) < 48) return plural(Math.round(hours), 'hour', 'hours')
  return plural(Math.round(hours / 24), 'day', 'days')
}

/** `40 KB`, `9.9 MB`, `40 MB`, `1.2 GB`. */
export function size(megabytes: number): string {
  if (megabytes < 0.1) return `${Math.ceil(megabytes * 1000)} KB`
  if (Math.round(megabytes) < 1000) return `${tenthsBelowTen(megabytes)} MB`
  return `${(megabytes / 1000).toFixed(1)} GB`
}

/** `9.9`, and from ten on `10`. */
export function tenthsBelowTen(value: number): string {
  return Math.round(value * 10) < 100 ? value.toFixed(1) : String(Math.round(value))
}
