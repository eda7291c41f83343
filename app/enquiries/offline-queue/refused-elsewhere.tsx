import { useEffect, useEffectEvent, useState } from 'react'

import { forgetWaiting, hearWaiting, sendWithoutVisit, type WaitingNews } from './send-queued.ts'
import type { Heard, WaitingEnquiry } from './queued-enquiry.ts'
import { listWaiting } from './queue-store.ts'
import { NotSentYet, Refused } from './queue-texts.tsx'
import './refused-elsewhere.css'

type RefusedElsewhereProps = {
  isFormAwake: (page: string) => boolean
  isFormHere: (page: string) => boolean
}

export function RefusedElsewhere({ isFormHere, isFormAwake }: RefusedElsewhereProps) {
  const [waiting, setWaiting] = useState<WaitingEnquiry[]>()
  const [sentHere, setSentHere] = useState<readonly string[]>([])
  const [thanks, setThanks] = useState<Heard>()

  const show = (all: WaitingEnquiry[]) =>
    setWaiting(all.filter(({ refused, page }) => refused === undefined || !isFormHere(page)))
  const look = () => listWaiting().then(show, () => undefined)
  const showFirst = useEffectEvent(show)
  const hear = useEffectEvent(({ key, reply }: WaitingNews) => {
    const page = waiting?.find((one) => one.key === key)?.page
    const isSaid = page !== undefined && isFormAwake(page)
    if (reply?.ok && !isSaid) setThanks(reply)
    void look()
  })
  useEffect(
    () =>
      void listWaiting().then(
        (all) => showFirst(all),
        () => undefined,
      ),
    [],
  )
  // An open channel would keep the page out of the back/forward cache.
  const isOver = waiting?.length === 0
  useEffect(() => (isOver ? undefined : hearWaiting((news) => hear(news))), [isOver])

  async function send(enquiry: WaitingEnquiry) {
    setSentHere([...sentHere, enquiry.key])
    await sendWithoutVisit(enquiry)
    await look()
  }

  return (
    <>
      {waiting?.map((enquiry) =>
        enquiry.refused === undefined ? (
          sentHere.includes(enquiry.key) && <NotSentYet key={enquiry.key} />
        ) : (
          <Refused
            key={enquiry.key}
            enquiry={enquiry}
            forget={() => forgetWaiting(enquiry.key)}
            sendWithoutVisit={() => send(enquiry)}
          />
        ),
      )}
      {thanks ? <Thanks {...thanks} /> : null}
    </>
  )
}

function Thanks({ text, withdraw }: Heard) {
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
