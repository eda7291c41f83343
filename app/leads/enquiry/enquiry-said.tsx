import { Icon } from '#app/ui/icon.tsx'

import type { Said } from './use-enquiry.ts'

/** The outcome in the panel itself; only the answer page announces it, elsewhere the toast does. */
export function EnquirySaid({ said, isAnswer }: { said: Said; isAnswer: boolean }) {
  const { ok, text, visit } = said
  const role = ok ? 'status' : 'alert'
  return (
    <div
      className={ok ? 'enq-said' : 'f bad'}
      role={isAnswer ? role : undefined}
      ref={visit ? bringIntoView : undefined}
    >
      <p className={ok ? undefined : 'err'}>
        {ok ? null : <Icon name="alert" />}
        {text}
      </p>
      {visit ? (
        <>
          <p>You asked for {visit.when}. It is a request until our desk confirms it.</p>
          <p>
            <a className="lk" href={visit.calendar} download>
              Add it to your calendar
            </a>
          </p>
        </>
      ) : null}
    </div>
  )
}

function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
