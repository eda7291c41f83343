import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { fetchSearchHelp } from '#app/leads/search/post-search.ts'
import { addLeadTexts } from '#app/strings/en/add-lead.ts'
import { listTexts } from '#app/strings/en/lead-list.ts'

import { MAX_HELP_COUNT, type SearchHelp } from './search-help.ts'

type Props = {
  typed: string
  /** Query string with `?`, or empty. */
  list: string
  /** Undefined without filters. */
  unfiltered: string | undefined
  /** Of a search that was posted without script. */
  posted: SearchHelp | undefined
  onSearch: (typed: string) => void
}

/** Ways on from a search without a match: without one of its words or the filters, or as a new lead. */
export function NoMatch({ typed, list, unfiltered, posted, onSearch }: Props) {
  const help = useSearchHelp(typed, list, posted)
  const unknown = help?.words.filter(({ isKnown }) => !isKnown) ?? []
  const ways = help?.words.filter(({ count }) => count > 0) ?? []
  return (
    <>
      {unknown.length > 0 ? (
        <p>{listTexts.noLeadHas(unknown.map(({ word }) => word))}</p>
      ) : ways.length > 0 ? (
        <p>{listTexts.noLeadHasAll}</p>
      ) : null}
      {ways.length > 0 ? (
        <form
          method="post"
          action={`/dashboard${list}`}
          onSubmit={(event) => {
            event.preventDefault()
            const { nativeEvent } = event
            const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
            if (button instanceof HTMLButtonElement) onSearch(button.value)
          }}
        >
          {ways.map(({ word, without, count }) => (
            <button key={without} className="button button--line" name="q" value={without}>
              {listTexts.withoutWord(word, countText(count))}
            </button>
          ))}
        </form>
      ) : null}
      {unfiltered !== undefined && help && help.unfiltered > 0 ? (
        <Link className="button button--line" to={unfiltered}>
          {listTexts.unfilteredFinds(countText(help.unfiltered))}
        </Link>
      ) : null}
      <Link className="button" to={newLeadAddress(list)}>
        {addLeadTexts.addSearched}
      </Link>
    </>
  )
}

/** The form takes the words from this tab, since no address holds a name. */
function newLeadAddress(list: string): string {
  return `/dashboard/leads/new${list === '' ? '?' : `${list}&`}fill=search`
}

function countText(count: number): string {
  return count > MAX_HELP_COUNT ? `${MAX_HELP_COUNT}+` : String(count)
}

function useSearchHelp(typed: string, list: string, posted: SearchHelp | undefined) {
  const key = `${typed} ${list}`
  const [read, setRead] = useState<{ key: string; help: SearchHelp }>()
  useEffect(() => {
    if (posted) return undefined
    const left = new AbortController()
    fetchSearchHelp({ typed, list: list.slice(1) }, left.signal).then(
      (help) => help !== 'ended' && setRead({ key: `${typed} ${list}`, help }),
      // The list says that it is offline; the search itself is tried again.
      () => undefined,
    )
    return () => left.abort()
  }, [typed, list, posted])
  return posted ?? (read?.key === key ? read.help : undefined)
}
