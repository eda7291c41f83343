import { useEffect, useEffectEvent, useState } from 'react'

import { forgetQueued, onQueueEvent, sendWithoutVisit, type QueueEvent } from './send-queued.ts'
import type { ReceivedReply, QueuedEnquiry } from './queued-enquiry.ts'
import { listQueued } from './queue-store.ts'
import { NotSentYet, Refused } from './queue-texts.tsx'
import './refused-elsewhere.css'

type RefusedElsewhereProps = {
  isFormAwake: (page: string) => boolean
  isFormHere: (page: string) => boolean
}

export function RefusedElsewhere({ isFormHere, isFormAwake }: RefusedElsewhereProps) {
  const [queued, setQueued] = useState<QueuedEnquiry[]>()
  const [sentHere, setSentHere] = useState<readonly string[]>([])
  const [thanks, setThanks] = useState<ReceivedReply>()

  const show = (all: QueuedEnquiry[]) =>
    setQueued(all.filter(({ refused, page }) => refused === undefined || !isFormHere(page)))
  const look = () => listQueued().then(show, () => undefined)
  const showFirst = useEffectEvent(show)
  const hear = useEffectEvent(({ key, reply }: QueueEvent) => {
    const page = queued?.find((one) => one.key === key)?.page
    const isShown = page !== undefined && isFormAwake(page)
    if (reply?.ok && !isShown) setThanks(reply)
    void look()
  })
  useEffect(
    () =>
      void listQueued().then(
        (all) => showFirst(all),
        () => undefined,
      ),
    [],
  )
  // An open channel would keep the page out of the back/forward cache.
  const isOver = queued?.length === 0
  useEffect(() => (isOver ? undefined : onQueueEvent((event) => hear(event))), [isOver])

  async function send(enquiry: QueuedEnquiry) {
    setSentHere([...sentHere, enquiry.key])
    await sendWithoutVisit(enquiry)
    await look()
  }

  return (
    <>
      {queued?.map((enquiry) =>
        enquiry.refused === undefined ? (
          sentHere.includes(enquiry.key) && <NotSentYet key={enquiry.key} />
        ) : (
          <Refused
            key={enquiry.key}
            enquiry={enquiry}
            forget={() => forgetQueued(enquiry.key)}
            sendWithoutVisit={() => send(enquiry)}
          />
        ),
      )}
      {thanks ? <Thanks {...thanks} /> : null}
    </>
  )
}

function Thanks({ text, withdraw }: ReceivedReply) {
  return (
    <p>
      {text}{' '}
      {withdraw === undefined ? null : (
        <>
          Changed your mind?{' '}
          <a className="link" href={withdraw}>
            Withdraw your consent
          </a>{' '}
          now, or later under{' '}
          <a className="link" href="/privacy/rights">
            your rights
          </a>
          .
        </>
      )}
    </p>
  )
}
