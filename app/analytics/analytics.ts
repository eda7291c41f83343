import { onAnnouncement } from '#app/lib/announcement.ts'

import type { Choice } from './consent.ts'
import { openDialogue } from './consent-dialogue.ts'
import { currentChoice, dropGoogleCookies, keepChoice } from './current-choice.ts'
import { loadDocuments } from './document-loads.ts'
import { openMeasurement } from './measurement.ts'

let begun: ReturnType<typeof begin> | undefined

/** The analytics of this document, begun once. Only pages of a site that has an id load this. */
export function startAnalytics(id: string) {
  begun ??= begin(id)
  return begun
}

function begin(id: string) {
  const measurement = openMeasurement(id)
  const dialogue = openDialogue(choose)
  if (currentChoice() !== 'granted') dropGoogleCookies()
  loadDocuments(measurement.isDocumentNeeded)
  onAnnouncement(measurement.tell)
  document.addEventListener('visibilitychange', agree)
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    agree()
    measurement.viewAgain()
  }
  // Before the page's own view of it (page-view.ts), which may be heard no more by then.
  window.addEventListener('pageshow', onReturn, { capture: true })

  function choose(choice: Choice): void {
    keepChoice(choice)
    if (choice === 'granted') return measurement.allow()
    dropGoogleCookies()
    measurement.deny()
  }

  /** The answer may have been given in another tab, or since this page was put aside. */
  function agree(): void {
    if (document.visibilityState === 'hidden') return
    const choice = currentChoice()
    dialogue.follow(choice)
    if (!measurement.isLoaded() || choice === 'granted') return
    dropGoogleCookies()
    measurement.deny()
  }

  /** Counts a view of the page that is shown; `project` is the slug of the project it is about. */
  function view(project: string | undefined): void {
    dialogue.follow(currentChoice())
    measurement.view(project)
  }

  return { view }
}
