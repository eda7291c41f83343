import type { AskedVisit } from '#app/enquiries/visit-request/visit-slot.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import type { FormOutcome } from './form-outcome.ts'
import type { Said } from './use-enquiry.ts'

type EnquirySaidProps = { said: Said | undefined; isAnswer?: boolean }

/** Stays after the toast is gone; only the answer page announces it, since elsewhere the toast does. */
export function EnquirySaid({ said, isAnswer = false }: EnquirySaidProps) {
  if (!said) return null
  const { ok, text, visit, withdraw } = said
  const role = ok ? 'status' : 'alert'
  return (
    <div
      className={ok ? 'enquiry-said' : 'field bad'}
      role={isAnswer ? role : undefined}
      ref={isAnswer ? undefined : bringIntoView}
    >
      <p className={ok ? undefined : 'error'}>
        {ok ? null : <Icon name="alert" />}
        {text}
      </p>
      {visit ? <VisitSaid visit={visit} /> : null}
      {withdraw === undefined ? null : (
        <p className="caption">
          Changed your mind?{' '}
          <a className="link" href={withdraw}>
            Withdraw your consent
          </a>
          .{' '}
          {isAnswer ? (
            'Keep this link if you may need it later.'
          ) : (
            <>
              This browser also keeps the link under{' '}
              <a className="link" href="/privacy/rights">
                your rights
              </a>
              .
            </>
          )}
        </p>
      )}
    </div>
  )
}

function VisitSaid({ visit: { when, calendar } }: { visit: AskedVisit }) {
  return (
    <>
      <p>You asked for a visit on {when}. We’ll contact you to confirm your slot.</p>
      {calendar === undefined ? null : (
        <p>
          <a className="link" href={calendar} download>
            Add to calendar
          </a>
        </p>
      )}
    </>
  )
}

export function isOfAnswer(said: Said | undefined, answer: FormOutcome | undefined): boolean {
  return said?.text === answer?.text
}

export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
