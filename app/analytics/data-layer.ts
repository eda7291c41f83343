import { productOf } from '#app/config/analytics-id.ts'
import { fieldsOf } from '#app/lib/json/json-fields.ts'

import type { PageFacts } from './page-facts.ts'
import './page-view.ts'

/** Advertising is never requested, so never granted. */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

/** Google's queue (SPEC section 2, Layout); its first entry denies everything (Consent Mode v2). */
export function openDataLayer(id: string) {
  const isContainer = productOf(id) === 'Google Tag Manager'
  entries().unshift(command('consent', 'default', DENIED))

  function describe(page: PageFacts): void {
    const { page_path: _, ...facts } = page
    if (!isContainer) gtag('set', facts)
  }

  function begin(): void {
    if (isContainer) return void entries().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    gtag('js', new Date())
    const quiet = { allow_google_signals: false, allow_ad_personalization_signals: false }
    gtag('config', id, { send_page_view: false, ...quiet })
  }

  function push(event: string, facts: Record<string, string>): void {
    if (isContainer) entries().push({ event, ...facts })
    else gtag('event', event, facts)
  }

  /** A tag manager reads the pushed facts; Analytics gets an event. */
  function view(page: PageFacts): void {
    if (!isContainer) return gtag('event', 'page_view', page)
    const at = entries().findIndex((entry) => fieldsOf(entry)('event') === 'page_view')
    const [own] = at === -1 ? [] : entries().splice(at, 1)
    entries().push(Object.assign({ event: 'page_view' }, own, page))
  }

  function allow(isAllowed: boolean): void {
    gtag('consent', 'update', { analytics_storage: isAllowed ? 'granted' : 'denied' })
    if (!isContainer) Reflect.set(window, `ga-disable-${id}`, !isAllowed)
    // A tag manager overrides `push`, so later views would still reach it.
    else if (!isAllowed) Reflect.deleteProperty(entries(), 'push')
  }

  return { isContainer, describe, begin, view, push, allow }
}

function entries(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}

function gtag(...args: readonly unknown[]): void {
  entries().push(command(...args))
}

function command(..._args: readonly unknown[]): unknown {
  // Google reads an arguments object; it mistakes an array.
  // oxlint-disable-next-line prefer-rest-params
  return arguments
}
