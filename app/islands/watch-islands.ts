import { idle } from '#app/lib/async/idle.ts'

import { sendEarly } from './send-early.ts'
import { islandsToHydrate } from './islands-to-hydrate.ts'
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
