import { bringIntoView } from './enquiry-said.tsx'
import type { Waiting } from './use-waiting.ts'

/** Offers to send later what did not reach the server, and says so for as long as it waits: it is never told as sent. */
export function EnquiryWaiting({ waiting }: { waiting: Waiting | undefined }) {
  return (
    <div role="status" className="enquiry-waiting">
      {waiting ? (
        <div key={waiting.state} ref={bringIntoView}>
          <State {...waiting} />
        </div>
      ) : null}
    </div>
  )
}

function State({ state, keep, tryNow, forget }: Waiting) {
  if (state === 'shut')
    return <p>This browser cannot keep it. Leave this page open and press Send again later.</p>
  if (state === 'offered') {
    return (
      <>
        <p>It has not reached us. What you typed is still here.</p>
        <button type="button" className="button button--line" onClick={() => void keep()}>
          Send it when I am back online
        </button>
      </>
    )
  }
  return (
    <>
      <p>
        <b>Not sent yet.</b> It waits on this device and goes by itself once we can be reached, or
        when you next open this site.
      </p>
      <p>
        <button type="button" className="link" onClick={() => void tryNow()}>
          Try now
        </button>
        <button type="button" className="link" onClick={() => void forget()}>
          Do not send it
        </button>
      </p>
    </>
  )
}
