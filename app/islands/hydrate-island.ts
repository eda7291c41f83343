import { nextPaint } from '#app/lib/async/next-paint.ts'

import { registry, type Load } from './registry.ts'

const loads: Readonly<Record<string, Load>> = registry

const waking = new WeakMap<Element, Promise<void>>()
const awake = new WeakSet<Element>()

export function asleep(target: EventTarget | null): Element | undefined {
  const box = target instanceof Element ? target.closest('[data-island]') : null
  return box && !awake.has(box) ? box : undefined
}

export function hydrateIsland(box: Element): Promise<void> | undefined {
  const known = waking.get(box)
  if (known) return known
  const load = loads[box.getAttribute('data-island') ?? '']
  const json = box.nextElementSibling?.textContent
  if (!load || json === undefined) return undefined
  const coming = takeOver(box, load, json)
  waking.set(box, coming)
  coming.catch(() => waking.delete(box))
  return coming
}

async function takeOver(box: Element, load: Load, json: string): Promise<void> {
  // A slow phone paints the touched field or button before the work.
  await nextPaint()
  const [Part, { hydrate }] = await Promise.all([load(), import('./hydrate.tsx')])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server wrote what this very part takes
  await hydrate(box, Part, JSON.parse(json) as never)
  awake.add(box)
}
