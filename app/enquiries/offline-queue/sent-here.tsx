import { useEffect, useSyncExternalStore } from 'react'

import { island } from '#app/ui/document/island.tsx'

import { forgetSent, onSentChange, readSent, sentLinks } from './sent-links.ts'

type SentHereProps = {
  over?: string
}

export function SentHere({ over }: SentHereProps) {
  const stored = useSyncExternalStore(onSentChange, readSent, () => '')
  useEffect(() => {
    if (over !== undefined) forgetSent(over)
  }, [over])
  const links = sentLinks(stored)
  if (links.length === 0) return null
  return (
    <section className="sent-enquiries">
      <h2>Sent from this browser</h2>
      <p>
        Only this browser keeps these links.{' '}
        <span lang="hi">इस ब्राउज़र से भेजी गई पूछताछें: लिंक केवल ब्राउज़र रखता है।</span>
      </p>
      <ul>
        {links.map(({ to, at }) => (
          <li key={to}>
            <span>Enquiry on {dayOf(at)}</span>
            <a className="link" href={to}>
              Withdraw · <span lang="hi">सहमति वापस लें</span>
            </a>
            <button type="button" className="link" onClick={() => forgetSent(to)}>
              Forget this link
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Hydrates only where this browser has links. */
export const SentHereIsland = island({ name: 'sent-here', hydrateOn: 'sent' }, SentHere)

function dayOf(moment: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' }).format(new Date(moment))
}
