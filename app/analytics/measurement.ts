import { productOf } from '#app/config/analytics-id.ts'
import type { Announcement } from '#app/lib/announcement.ts'
import { fieldsOf } from '#app/lib/json/json-fields.ts'

import { currentChoice } from './current-choice.ts'
import { isOpenDocument, loadGoogleScript } from './google-script.ts'
import { isMeasured } from './measured-page.ts'
import { pageFacts, type PageFacts } from './page-facts.ts'
import './page-view.ts'

export function openMeasurement(id: string) {
  const layer = openDataLayer(id)
  let isLoaded = false
  let viewed: string | undefined
  let referrer = document.referrer
  let project: string | undefined

  function view(about: string | undefined): void {
    const { pathname, href } = window.location
    project = about
    if (viewed === pathname) return
    if (viewed !== undefined && isDocumentNeeded(pathname)) return window.location.reload()
    viewed = pathname
    const page = pageFacts(href, referrer, document.title)
    referrer = href
    if (currentChoice() === 'denied') return
    layer.describe(page)
    if (currentChoice() === 'granted' && isMeasured(pathname) && isOpenDocument()) load()
    layer.view(page)
  }

  function viewAgain(): void {
    if (layer.isContainer) return
    viewed = undefined
    view(project)
  }

  function track(announcement: Announcement): void {
    const about = { page_path: window.location.pathname, ...(project !== undefined && { project }) }
    if (announcement.kind === 'enquiry-stored') push('generate_lead', about)
    else push('contact', { ...about, kind: announcement.by })
  }

  function push(event: string, facts: Record<string, string>): void {
    if (currentChoice() !== 'denied') layer.push(event, facts)
  }

  function load(): void {
    if (isLoaded) return
    isLoaded = true
    layer.allow(true)
    layer.begin()
    loadGoogleScript(id)
  }

  function allow(): void {
    layer.allow(true)
    if (isLoaded || !isMeasured(window.location.pathname)) return
    if (isOpenDocument()) load()
    else if (!isSomethingTyped()) window.location.reload()
  }

  function deny(): void {
    layer.allow(false)
    // Google's automatic events end only with the document.
    if (isLoaded && !isSomethingTyped()) window.location.reload()
  }

  function isDocumentNeeded(path: string): boolean {
    if (isLoaded) return true
    return currentChoice() === 'granted' && isMeasured(path) && !isOpenDocument()
  }

  return { view, viewAgain, track: track, allow, deny, isDocumentNeeded, isLoaded: () => isLoaded }
}

/** Advertising is never requested, so never granted. */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

/** Google's queue (SPEC section 2, Layout); its first entry denies everything (Consent Mode v2). */
function openDataLayer(id: string) {
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

function isSomethingTyped(): boolean {
  return [...document.querySelectorAll('input, textarea, select')].some(isChanged)
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control instanceof HTMLInputElement) {
    // A checkbox's value does not say whether it is checked.
    if (/^(?:checkbox|radio)$/.test(control.type)) return control.checked !== control.defaultChecked
    return control.value !== control.defaultValue
  }
  if (!(control instanceof HTMLSelectElement)) return false
  const isDefault = [...control.options].some(({ defaultSelected }) => defaultSelected)
  return isDefault
    ? [...control.options].some((option) => option.selected !== option.defaultSelected)
    : control.selectedIndex > 0
}
