import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'

import { outboxTexts as texts } from '#app/strings/en/notifications.ts'
import { showToast } from '#app/ui/feedback/toast.tsx'
import { isFocusLost } from '#app/ui/focus/focus-place.ts'

import type { OutboxLine } from './outbox-line.ts'

type Props = {
  title: string
  lines: readonly OutboxLine[]
  count: number
  none: string
  action?: string
}

export function OutboxList({ title, lines, count, none, action }: Props) {
  const { heading, onAgain } = useSentAgain(lines)
  return (
    <section className="notifications">
      <div className="notification-head">
        <h2 ref={heading} tabIndex={-1}>
          {title} <small>{count.toLocaleString('en-IN')}</small>
        </h2>
        {action !== undefined && count > 1 ? (
          <Form method="post" action={action} onSubmit={() => onAgain('all')}>
            <input type="hidden" name="delivery" value="all" />
            <button className="button button--line">{texts.allAgain}</button>
          </Form>
        ) : null}
      </div>
      {lines.length === 0 ? <p className="caption">{none}</p> : null}
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} action={action} onAgain={onAgain} />
        ))}
      </ul>
      {count > lines.length ? (
        <p className="caption">{texts.more((count - lines.length).toLocaleString('en-IN'))}</p>
      ) : null}
    </section>
  )
}

type LineProps = {
  line: OutboxLine
  action: string | undefined
  onAgain: (id: string) => void
}

function Line({ line, action, onAgain }: LineProps) {
  const { id, href, name, place, state, error } = line
  return (
    <li>
      <div>
        <b>{place}</b>
        <Link className="link" to={href}>
          <bdi>{name}</bdi>
        </Link>
      </div>
      <div>
        <span>{state}</span>
        {error === '' ? null : <span className="notification-error">{error}</span>}
      </div>
      {action === undefined ? null : (
        <Form method="post" action={action} onSubmit={() => onAgain(id)}>
          <input type="hidden" name="delivery" value={id} />
          <button className="button button--line" aria-label={texts.againOf(place, name)}>
            {texts.again}
          </button>
        </Form>
      )}
    </li>
  )
}

/** The button leaves with its row, so the list's heading takes the focus. */
function useSentAgain(lines: readonly OutboxLine[]) {
  const heading = useRef<HTMLHeadingElement>(null)
  const pressed = useRef<string>(undefined)
  useEffect(() => {
    const { current: id } = pressed
    if (
      id === undefined ||
      (id === 'all' ? lines.length > 0 : lines.some((line) => line.id === id))
    )
      return
    pressed.current = undefined
    showToast({ id: 'sent-again', kind: 'success', text: texts.onItsWay })
    if (isFocusLost()) heading.current?.focus()
  }, [lines])
  function onAgain(id: string) {
    pressed.current = id
  }
  return { heading, onAgain }
}
