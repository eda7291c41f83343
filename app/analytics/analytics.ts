import { onAnnouncement } from '#app/lib/announcement.ts'

import type { Choice } from './consent.ts'
import { openDialogue } from './consent-dialogue.ts'
import { currentChoice, dropGoogleCookies, keepChoice } from './current-choice.ts'
import { loadDocuments } from './document-loads.ts'
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
