import type { Announcement } from '#app/lib/announcement.ts'

import { currentChoice } from './current-choice.ts'
import { openDataLayer } from './data-layer.ts'
import { isOpenDocument, loadGoogleScript } from './google-script.ts'
import { isMeasured } from './measured-page.ts'
import { pageFacts } from './page-facts.ts'
import { isSomethingTyped } from './typed-form.ts'

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
