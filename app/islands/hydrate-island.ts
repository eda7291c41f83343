import type { FunctionComponent } from 'react'

import type { ClaimIsland } from '#app/calculators/claim-calculator.tsx'
import type { EmiIsland } from '#app/calculators/emi-calculator.tsx'
import type { PlanIsland } from '#app/calculators/plan-calculator.tsx'
import type { EnquiryIsland } from '#app/enquiries/form/enquiry-form.tsx'
import type { SentHereIsland } from '#app/enquiries/offline-queue/sent-here.tsx'
import type { ShortlistIsland } from '#app/enquiries/shortlist/shortlist-view.tsx'
import { nextPaint } from '#app/lib/async/next-paint.ts'
import type { LoginIsland } from '#app/staff/login/sign-in-form.tsx'
import type { IslandName } from '#app/ui/document/island-names.ts'

type Drawn =
  | typeof ClaimIsland
  | typeof EmiIsland
  | typeof EnquiryIsland
  | typeof PlanIsland
  | typeof SentHereIsland
  | typeof ShortlistIsland
  | typeof LoginIsland
type PartOf<N extends IslandName> = Extract<Drawn, { island: N }>['Part']

/** Imports by name from a whole module: separate chunks would cost the loader half a kilobyte. */
const registry = {
  'assured-return': () =>
    import('#app/calculators/claim-calculator.tsx').then((part) => part.ClaimCalculator),
  emi: () => import('#app/calculators/emi-calculator.tsx').then((part) => part.EmiCalculator),
  enquiry: () => import('#app/enquiries/form/enquiry-form.tsx').then((part) => part.EnquiryForm),
  'payment-plan': () =>
    import('#app/calculators/plan-calculator.tsx').then((part) => part.PlanCalculator),
  'sent-here': () =>
    import('#app/enquiries/offline-queue/sent-here.tsx').then((part) => part.SentHere),
  shortlist: () =>
    import('#app/enquiries/shortlist/shortlist-view.tsx').then((part) => part.ShortlistView),
  'sign-in': () => import('#app/staff/login/sign-in-form.tsx').then((part) => part.LoginForm),
} satisfies { [N in IslandName]: () => Promise<PartOf<N>> }

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

// The component's props are type-checked where it renders; here they come as JSON.
type Load = () => Promise<FunctionComponent<never>>
