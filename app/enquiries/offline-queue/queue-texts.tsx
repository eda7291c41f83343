import type { QueuedEnquiry } from './queued-enquiry.ts'

export function NotSentYet() {
  return (
    <p>
      <b>Not sent yet.</b> We saved it on this device. It goes automatically when you’re back online
      or next open this site.
    </p>
  )
}

type RefusedProps = {
  enquiry: QueuedEnquiry
  change?: () => void
  forget: () => Promise<void>
  sendWithoutVisit: () => Promise<void>
}

export function Refused({ enquiry, change, forget, sendWithoutVisit }: RefusedProps) {
  const { location, page, visit, refused } = enquiry
  const what = visit ? 'Choose another day' : 'Change it'
  return (
    <>
      <p>
        <b>Your enquiry{location === '' ? '' : ` about ${location}`} was not sent.</b> {refused} We
        saved it on this device. It goes only when you send it.
      </p>
      <p>
        {change ? (
          <button type="button" className="link" onClick={change}>
            {what}
          </button>
        ) : (
          <a className="link" href={`${page}#enquire`}>
            {what}
          </a>
        )}
        {visit ? (
          <button type="button" className="link" onClick={() => void sendWithoutVisit()}>
            Send it without a day
          </button>
        ) : null}
        <button type="button" className="link" onClick={() => void forget()}>
          Remove it
        </button>
      </p>
    </>
  )
}
