import { idle } from '#app/lib/async/idle.ts'

import { sendEarly } from './send-early.ts'
import { wokenAtRest } from './wake-reasons.ts'
import { asleep, wake } from './wake.ts'

// A browser that fills a form in gives no field the focus. Of a finger it is what it did that counts, once
// it is lifted: work begun while it lies there delays the answer to it, and it may only scroll.
const USES = ['focusin', 'click', 'input'] as const

/**
 * Wakes an island at its first use: what was done to it before its script came is done again then, or
 * as it is done without script where the script does not come. Those that have something of this
 * device to show wake by themselves.
 */
export function watchIslands(): void {
  for (const use of USES) document.addEventListener(use, onUse, { capture: true, passive: true })
  document.addEventListener('pointerover', onPointer, { capture: true, passive: true })
  document.addEventListener('submit', sendEarly, { capture: true })
  document.addEventListener('click', onClick, { capture: true })
  for (const box of document.querySelectorAll('[data-wake~="at-once"]')) start(box)
  // Somebody may have been quicker than this script.
  onUse({ target: document.activeElement })
  void idle().then(() => wokenAtRest().forEach(start))
}

function start(box: Element): void {
  wake(box)?.catch(() => sayWithout(box))
}

/** What is said where there is no script is said where it does not come. */
function sayWithout(box: Element): void {
  for (const note of box.querySelectorAll('noscript')) note.outerHTML = note.textContent
}

function onUse({ target }: Pick<Event, 'target'>): void {
  const box = asleep(target)
  if (box) start(box)
}

/** A mouse is near well before it presses. */
function onPointer(event: PointerEvent): void {
  if (event.pointerType !== 'touch') onUse(event)
}

/** A button that only script serves waits for it. */
function onClick(event: MouseEvent): void {
  const box = asleep(event.target)
  const button =
    event.target instanceof Element ? event.target.closest('button[type="button"]') : null
  if (!box || !(button instanceof HTMLElement)) return
  wake(box)?.then(() => button.click(), ignore)
}

function ignore(): void {
  // The page does without.
}
