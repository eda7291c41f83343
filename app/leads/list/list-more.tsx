import { useEffect, useRef, useState } from 'react'

import { listTexts } from '#app/strings/en/lead-list.ts'

const LEAD = 'a[href^="/dashboard/leads/"]'

type Props = {
  count: number
  readMore: () => void
  texts: typeof listTexts.older | typeof listTexts.further
}

/** Loads more rows for keyboard users, and focuses the first new one; `count` is the number loaded. */
export function ListMore({ count, readMore, texts }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const last = useRef<{ href: string; count: number }>(undefined)
  const [requestedAt, setRequestedAt] = useState(-1)
  useEffect(() => {
    const before = last.current
    if (!before || before.count === count) return
    last.current = undefined
    const row = document.querySelector(`.table a[href="${before.href}"]`)?.closest('tr')
    row?.nextElementSibling?.querySelector<HTMLElement>(LEAD)?.focus()
  }, [count])
  function requestMore() {
    const table = button.current?.parentElement?.querySelector('.table')
    const rows = table?.querySelectorAll(`tr:last-child ${LEAD}`)
    const href = rows?.item(rows.length - 1)?.getAttribute('href')
    last.current = href ? { href, count } : undefined
    setRequestedAt(count)
    readMore()
  }
  return (
    <button
      ref={button}
      type="button"
      className="button button--line list-more needs-script"
      data-count={count}
      onClick={requestMore}
    >
      {requestedAt === count ? listTexts.readingOn : texts.show}
    </button>
  )
}
