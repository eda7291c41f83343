import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

import { refusesMeasuring } from '#app/lib/http/refuses-measuring.ts'

import type { Device, Vital } from './vital.ts'

const ADDRESS = '/api/v1/vitals'

/**
 * Measures this view and reports it when the page is left, without anything that tells whose view it
 * was; a browser that says no for its owner measures nothing. One that was made ready ahead counts
 * from when it is shown, and one that is shown again is measured anew (the library's own doing).
 */
export function watchVitals(): void {
  if (refusesMeasuring() || !('sendBeacon' in navigator)) return
  const page = document.querySelector<HTMLElement>('main')?.dataset['page']
  const device = deviceOfVisitor()
  let values: Partial<Record<Vital, number>> = {}
  const reported = new Set<string>()

  function note({ name, id, value }: Metric): void {
    // Each once in a view, however often somebody leaves the page and comes back to it.
    if (!reported.has(id)) values[name] = value
    reported.add(id)
  }

  function report(): void {
    if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return
    navigator.sendBeacon(ADDRESS, JSON.stringify({ page, device, values }))
    values = {}
  }

  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note)
  // After the library's own listeners, which close what they measure.
  document.addEventListener('visibilitychange', report)
}

/** By how it is pointed at, and by the shorter side of its window in CSS pixels. */
function deviceOfVisitor(): Device {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
  return Math.min(window.innerWidth, window.innerHeight) < 600 ? 'phone' : 'tablet'
}
