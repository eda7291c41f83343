import { hasDraft } from '#app/enquiries/form/draft-store.ts'
import { hasSent } from '#app/enquiries/offline-queue/sent-mark.ts'
import { sendWithoutScript } from '#app/enquiries/submit/send-without-script.ts'
import { idle } from '#app/lib/async/idle.ts'
import { isOverseas } from '#app/lib/dates/is-overseas.ts'
import type { HydrationReason } from '#app/ui/document/island-names.ts'

import { asleep, hydrateIsland } from './hydrate-island.ts'

// Autofill does not focus a field; a finger counts once lifted, because it may only scroll.
const USES = ['focusin', 'click', 'input'] as const

/** Hydrates an island at first use and replays the event, or lets it run as without script where loading fails. */
export function watchIslands(): void {
  for (const use of USES) document.addEventListener(use, onUse, { capture: true, passive: true })
  document.addEventListener('pointerover', onPointer, { capture: true, passive: true })
  document.addEventListener('submit', sendEarly, { capture: true })
  document.addEventListener('click', onClick, { capture: true })
  for (const box of document.querySelectorAll('[data-wake~="at-once"]')) start(box)
  onUse({ target: document.activeElement })
  void idle().then(() => islandsToHydrate().forEach(start))
}

function start(box: Element): void {
  hydrateIsland(box)?.catch(() => showFallback(box))
}

function showFallback(box: Element): void {
  for (const note of box.querySelectorAll('noscript')) note.outerHTML = note.textContent
}

function onUse({ target }: Pick<Event, 'target'>): void {
  const box = asleep(target)
  if (box) start(box)
}

function onPointer(event: PointerEvent): void {
  if (event.pointerType !== 'touch') onUse(event)
}

function onClick(event: MouseEvent): void {
  const box = asleep(event.target)
  const button =
    event.target instanceof Element ? event.target.closest('button[type="button"]') : null
  if (!box || !(button instanceof HTMLElement)) return
  hydrateIsland(box)?.then(() => button.click(), ignore)
}

function ignore(): void {}

const reasons: Record<Exclude<HydrationReason, 'at-once'>, () => boolean> = {
  'when-idle': () => true,
  drafted: hasDraft,
  sent: hasSent,
  overseas: isOverseas,
}

function islandsToHydrate(): Element[] {
  const holding = Object.entries(reasons).filter(([, holds]) => holds())
  return holding.flatMap(([reason]) => [...document.querySelectorAll(`[data-wake~="${reason}"]`)])
}

/** Milliseconds that a form waits for its script. */
const TIMEOUT_MS = 8000

const FAILED = 'Something Went Wrong !'

/** Sends a form submitted before its script loaded once: by the script, or without it. */
function sendEarly(event: SubmitEvent): void {
  const box = asleep(event.target)
  if (!box) return
  const coming = hydrateIsland(box)
  if (!coming) return
  event.preventDefault()
  event.stopPropagation()
  if (box.hasAttribute('aria-busy')) return
  box.setAttribute('aria-busy', 'true')
  Promise.race([coming, tooLate()])
    .finally(() => box.removeAttribute('aria-busy'))
    .then(
      // The box may have been replaced, and it has one form; Safari 15 lacks `requestSubmit`.
      () => box.querySelector<HTMLElement>('[type=submit]')?.click(),
      () => {
        const form = box.querySelector('form')
        if (!form || !sendWithoutScript(form)) alert(FAILED)
      },
    )
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, TIMEOUT_MS)
  })
}
