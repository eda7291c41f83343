import { accountTexts } from '#app/strings/en/accounts.ts'

import type { OpenSession } from './person.ts'

const texts = accountTexts.sessions

export function SessionName({
  session: { browser = texts.unknown, since },
}: {
  session: OpenSession
}) {
  return (
    <span>
      {browser}{' '}
      <span className="caption">
        {texts.since} <time dateTime={since.at}>{since.shown}</time>
      </span>
    </span>
  )
}
