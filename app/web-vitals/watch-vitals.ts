import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

import { refusesMeasuring } from '#app/lib/http/refuses-measuring.ts'

import type { Device, Vital } from './vital.ts'

const ADDRESS = '/api/v1/vitals'

/** Reports anonymous metrics when the page is left; respects Do Not Track and Global Privacy Control. */
export function watchVitals(): void {
  if (refusesMeasuring() || !('sendBeacon' in navigator)) return
  const page = document.querySelector<HTMLElement>('main')?.dataset['page']
  const device = deviceOfVisitor()
  let values: Partial<Record<Vital, number>> = {}
  const reported = new Set<string>()

  function note({ name, id, value }: Metric): void {
    // Once per view, however often the visitor leaves and returns.
    if (!reported.has(id)) values[name] = value
    reported.add(id)
  }

  function report(): void {
    if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return
    navigator.sendBeacon(ADDRESS, JSON.stringify({ page, device, values }))
    values = {}
  }

  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note)
  // After the library's own listeners, which finish its metrics.
  document.addEventListener('visibilitychange', report)
}

function deviceOfVisitor(): Device {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
  return Math.min(window.innerWidth, window.innerHeight) < 600 ? 'phone' : 'tablet'
}
