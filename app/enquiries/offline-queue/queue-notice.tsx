import { bringIntoView } from '#app/enquiries/form/enquiry-result.tsx'

import type { QueueState } from './use-queued.ts'
import { NotSentYet, Refused } from './queue-texts.tsx'

type QueueNoticeProps = { queue: QueueState | undefined; chatNumber: string | undefined }

export function QueueNotice({ queue, chatNumber }: QueueNoticeProps) {
  return (
    <div role="status" className="enquiry-queued">
      {queue ? (
        <div key={queue.state} ref={bringIntoView}>
          <State {...queue} chatNumber={chatNumber} />
        </div>
      ) : null}
    </div>
  )
}

type StateProps = QueueState & Pick<QueueNoticeProps, 'chatNumber'>

function State({ state, keep, tryNow, chatNumber, ...refused }: StateProps) {
  if (state === 'refused') return <Refused {...refused} />
  if (state === 'shut')
    return <p>This browser cannot save it. Keep this page open and press Send again later.</p>
  if (state === 'offered') {
    return (
      <>
        <p>
          Your enquiry has not reached us. Your text is still here
          {chatNumber === undefined ? '.' : ', and WhatsApp opens with it.'}
        </p>
        <button type="button" className="button button--line" onClick={() => void keep()}>
          Send it when I’m back online
        </button>
      </>
    )
  }
  return (
    <>
      <NotSentYet />
      <p>
        <button type="button" className="link" onClick={() => void tryNow()}>
          Try now
        </button>
        <button type="button" className="link" onClick={() => void refused.forget()}>
          Don’t send it
        </button>
      </p>
    </>
  )
}
