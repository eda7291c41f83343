import { productOf } from '#app/config/analytics-id.ts'
import { fieldsOf } from '#app/lib/json/json-fields.ts'

import type { PageFacts } from './page-facts.ts'
import './page-view.ts'

/** Nothing for advertising is ever asked for, so nothing of it is ever granted. */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

/**
 * The list that Google's script reads once it is there (SPEC section 2, Layout). Its first entry
 * denies everything (Consent Mode v2), before the page's own view.
 */
export function openDataLayer(id: string) {
  const isContainer = productOf(id) === 'Google Tag Manager'
  entries().unshift(command('consent', 'default', DENIED))

  /** What every later event says of its page. */
  function describe(page: PageFacts): void {
    const { page_path: _, ...facts } = page
    if (!isContainer) gtag('set', facts)
  }

  /** What Google's script is to begin with. */
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

  /** A container reads the page's own view, with these facts and after what it may do; Analytics gets an event. */
  function view(page: PageFacts): void {
    if (!isContainer) return gtag('event', 'page_view', page)
    const at = entries().findIndex((entry) => fieldsOf(entry)('event') === 'page_view')
    const [own] = at === -1 ? [] : entries().splice(at, 1)
    entries().push(Object.assign({ event: 'page_view' }, own, page))
  }

  /** Measuring alone; also takes back Google's own switch, which stops what its script sends by itself. */
  function allow(isAllowed: boolean): void {
    gtag('consent', 'update', { analytics_storage: isAllowed ? 'granted' : 'denied' })
    if (!isContainer) Reflect.set(window, `ga-disable-${id}`, !isAllowed)
    // A container hears what is pushed by a method of its own; the page's later views are not for it.
    else if (!isAllowed) Reflect.deleteProperty(entries(), 'push')
  }

  return { isContainer, describe, begin, view, push, allow }
}

function entries(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}

function gtag(...words: readonly unknown[]): void {
  entries().push(command(...words))
}

function command(..._words: readonly unknown[]): unknown {
  // Google reads an arguments object; it takes an array for something else.
  // oxlint-disable-next-line prefer-rest-params
  return arguments
}
