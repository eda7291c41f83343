import type { RequestedVisit } from '#app/enquiries/visit-request/visit-slot.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import type { SubmitResult } from './use-enquiry.ts'

type EnquiryResultProps = { result: SubmitResult | undefined; isAnswer?: boolean }

/** Stays after the toast is gone; only the answer page announces it, since elsewhere the toast does. */
export function EnquiryResult({ result, isAnswer = false }: EnquiryResultProps) {
  if (!result || result.ok) return null
  return (
    <div
      className="field field--invalid"
      role={isAnswer ? 'alert' : undefined}
      ref={isAnswer ? undefined : bringIntoView}
    >
      <p className="error">
        <Icon name="alert" />
        {result.text}
      </p>
    </div>
  )
}

export function WithdrawNote({ withdraw, isAnswer }: { withdraw: string; isAnswer: boolean }) {
  return (
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
          You find the link again under{' '}
          <a className="link" href="/privacy/rights">
            Your rights
          </a>
          , in this browser.
        </>
      )}
    </p>
  )
}

export function VisitResult({ visit: { when, calendar, video } }: { visit: RequestedVisit }) {
  return (
    <>
      <p>
        You asked for a {video ? 'video visit' : 'visit'} on {when}. We’ll contact you to confirm
        your slot.
      </p>
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

export function isOfAnswer(
  result: SubmitResult | undefined,
  answer: { text: string } | undefined,
): boolean {
  return result?.text === answer?.text
}

export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
