import { onAnnouncement } from '#app/lib/announcement.ts'

import type { Choice } from './consent.ts'
import { currentChoice, dropGoogleCookies, keepChoice } from './current-choice.ts'
import { openMeasurement } from './measurement.ts'

let begun: ReturnType<typeof begin> | undefined

export function startAnalytics(id: string) {
  begun ??= begin(id)
  return begun
}

function begin(id: string) {
  const measurement = openMeasurement(id)
  const dialogue = openDialogue(choose)
  if (currentChoice() !== 'granted') dropGoogleCookies()
  loadDocuments(measurement.isDocumentNeeded)
  onAnnouncement(measurement.track)
  document.addEventListener('visibilitychange', agree)
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    agree()
    measurement.viewAgain()
  }
  // Capture: runs before page-view.ts, which may stop listening.
  window.addEventListener('pageshow', onReturn, { capture: true })

  function choose(choice: Choice): void {
    keepChoice(choice)
    if (choice === 'granted') return measurement.allow()
    dropGoogleCookies()
    measurement.deny()
  }

  /** The consent may come from another tab, or from before a back/forward restore. */
  function agree(): void {
    if (document.visibilityState === 'hidden') return
    const choice = currentChoice()
    dialogue.follow(choice)
    if (!measurement.isLoaded() || choice === 'granted') return
    dropGoogleCookies()
    measurement.deny()
  }

  function view(project: string | undefined): void {
    dialogue.follow(currentChoice())
    measurement.view(project)
  }

  return { view }
}

/** Shows the consent question by document events, because a page may render it late. */
function openDialogue(choose: (choice: Choice) => void) {
  let opener: HTMLElement | undefined
  let watched: HTMLElement | undefined
  let answered: Choice | undefined
  const size = new ResizeObserver(reserveHeight)

  function follow(choice: Choice | undefined): void {
    answered = choice
    const question = findQuestion()
    if (!question) return
    question.hidden = choice !== undefined && !opener
    for (const button of question.querySelectorAll<HTMLElement>('[data-consent]')) {
      if (choice === undefined) button.removeAttribute('aria-pressed')
      else button.setAttribute('aria-pressed', String(button.dataset['consent'] === choice))
    }
    if (watched === question) return
    size.disconnect()
    size.observe(question)
    watched = question
  }

  function close(): void {
    const before = opener ?? document.querySelector<HTMLElement>('main')
    opener = undefined
    follow(answered)
    before?.focus({ preventScroll: true })
  }

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null
    const value = button?.dataset['consent']
    if (value === 'ask' && button) {
      opener = button
      follow(answered)
      findQuestion()?.focus()
    } else if (value === 'granted' || value === 'denied') {
      answered = value
      close()
      choose(value)
    }
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && opener && findQuestion()?.contains(document.activeElement)) close()
  })

  return { follow }
}

function findQuestion(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.consent')
}

/** Reserves room at the foot of the window, so that no focused element hides behind it. */
function reserveHeight([entry]: readonly ResizeObserverEntry[]): void {
  const height = entry?.target instanceof HTMLElement ? entry.target.offsetHeight : 0
  document.documentElement.style.setProperty('--consent', `${height}px`)
}

/** Loads a new document where `isNeeded`, because the CSP belongs to the document, which the router would keep. */
function loadDocuments(isNeeded: (path: string) => boolean): void {
  // Capture: before the router, which then leaves it to the browser.
  const leave = (event: Event, url: URL | undefined) => {
    if (url && isOtherPage(url) && isNeeded(url.pathname)) event.stopImmediatePropagation()
  }
  window.addEventListener('click', (event) => leave(event, pressedLink(event)), true)
  window.addEventListener('submit', (event) => leave(event, formAddress(event)), true)
}

function pressedLink(event: MouseEvent): URL | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement)) return undefined
  return link.target === '' && !link.hasAttribute('download') ? new URL(link.href) : undefined
}

function formAddress({ target }: SubmitEvent): URL | undefined {
  const isGetForm = target instanceof HTMLFormElement && target.method === 'get'
  return isGetForm ? new URL(target.action) : undefined
}

function isOtherPage({ origin, pathname, search }: URL): boolean {
  const here = window.location
  const isFile = pathname.slice(pathname.lastIndexOf('/')).includes('.')
  const isHere = pathname === here.pathname && search === here.search
  return origin === here.origin && !isFile && !isHere
}
