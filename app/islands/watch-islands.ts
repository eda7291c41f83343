import { rememberedCampaign } from '#app/leads/capture/campaign.ts'

import { registry, type Load } from './registry.ts'
import { wokenAtRest } from './wake-reasons.ts'

const loads: Readonly<Record<string, Load>> = registry

// A browser that fills a form in gives no field the focus.
const USES = ['focusin', 'pointerover', 'pointerdown', 'touchstart', 'input'] as const
/** Milliseconds that a form waits for the script it was sent by. */
const PATIENCE = 8000

const waking = new WeakMap<Element, Promise<void>>()
const awake = new WeakSet<Element>()

/**
 * Wakes an island at its first use: what was done to it before its script came is done again then, or
 * as it is done without script where the script does not come. Those that have something of this
 * device to show wake by themselves.
 */
export function watchIslands(): void {
  for (const use of USES) document.addEventListener(use, onUse, { capture: true, passive: true })
  document.addEventListener('submit', onSubmit, { capture: true })
  document.addEventListener('click', onClick, { capture: true })
  for (const box of document.querySelectorAll('[data-wake~="at-once"]')) start(box)
  // Somebody may have been quicker than this script.
  onUse({ target: document.activeElement })
  whenIdle(() => wokenAtRest().forEach(start))
}

function whenIdle(begin: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(begin)
  else setTimeout(begin)
}

function start(box: Element): void {
  wake(box)?.catch(() => sayWithout(box))
}

/** What is said where there is no script is said where it does not come. */
function sayWithout(box: Element): void {
  for (const note of box.querySelectorAll('noscript')) note.outerHTML = note.textContent
}

function asleep(target: EventTarget | null): Element | undefined {
  const box = target instanceof Element ? target.closest('[data-island]') : null
  return box && !awake.has(box) ? box : undefined
}

function onUse({ target }: Pick<Event, 'target'>): void {
  const box = asleep(target)
  if (box) start(box)
}

function wake(box: Element): Promise<void> | undefined {
  const known = waking.get(box)
  if (known) return known
  const load = loads[box.getAttribute('data-island') ?? '']
  const json = box.nextElementSibling?.textContent
  if (!load || json === undefined) return undefined
  const coming = Promise.all([load(), import('./hydrate.tsx')]).then(
    async ([Part, { hydrate }]) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server wrote what this very part takes
      await hydrate(box, Part, JSON.parse(json) as never)
      awake.add(box)
    },
  )
  waking.set(box, coming)
  // The next use tries again.
  coming.catch(() => waking.delete(box))
  return coming
}

/** Pressed before the script came: it is sent once, by the script or as without one. */
function onSubmit(event: SubmitEvent): void {
  const box = asleep(event.target)
  const form = event.target
  if (!box || !(form instanceof HTMLFormElement)) return
  const coming = wake(box)
  if (!coming) return
  event.preventDefault()
  event.stopPropagation()
  if (box.ariaBusy) return
  box.ariaBusy = 'true'
  const { submitter } = event
  Promise.race([coming, tooLate()])
    .finally(() => box.removeAttribute('aria-busy'))
    .then(
      () => {
        // Another, where the box had to be drawn anew.
        if (form.isConnected) form.requestSubmit(submitter)
        else box.querySelector('form')?.requestSubmit()
      },
      () => {
        const campaign = form.elements.namedItem('campaign')
        if (campaign instanceof HTMLInputElement)
          campaign.value ||= JSON.stringify(rememberedCampaign())
        form.submit()
      },
    )
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, PATIENCE)
  })
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
